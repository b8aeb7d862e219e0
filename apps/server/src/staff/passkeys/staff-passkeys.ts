import { passkeyStore } from '../../platform/passkeys/passkey-store.ts';

export const staffPasskeys = passkeyStore<{ staff_id: number }>({
  passkeys: 'staff_passkeys',
  questions: 'staff_passkey_questions',
  owner: ['staff_id'],
});
