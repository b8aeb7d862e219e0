import { passkeyStore } from '../../platform/passkeys/passkey-store.ts';

interface Customer {
  seller_id: number;
  user_id: number;
  [column: string]: number;
}

export const customerPasskeys = passkeyStore<Customer>({
  passkeys: 'customer_passkeys',
  questions: 'customer_passkey_questions',
  owner: ['seller_id', 'user_id'],
});

/** Whose they are, as their table says it. */
export const passkeyOwner = ({ sellerId, userId }: { sellerId: number; userId: number }): Customer => ({
  seller_id: sellerId,
  user_id: userId,
});
