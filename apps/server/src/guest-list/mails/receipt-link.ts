// The way from a letter to the guest's receipt: in any browser, and with it to another card.
import { INVITATION_PARAMETER } from '@stagedoor/rules/guests/invitation';
import type { Tx } from '../../platform/db/tables.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import '../tables.ts';

/** A sample, of a request that nobody made, opens nothing. */
export async function receiptLink(tx: Tx, row: GuestRequestRow, origin: string, now: Date): Promise<string> {
  const { seller_id, invitation_id, request_uuid } = row;
  const address = `${origin}/guestlistreceipt/${request_uuid}`;
  if (invitation_id === 0) return address;
  const token = newSecret();
  await tx
    .insertInto('invitation_letter_tokens')
    .values({ seller_id, invitation_id, token_hash: hashSecret(token), made_at: now })
    .execute();
  return `${address}?${INVITATION_PARAMETER}=${token}`;
}
