// Letters of invitations, now or at the time that was said. The secret is made when the letter is written, so that it
// stands in the letter alone, and a letter that is sent again makes the one before worthless.
import { letterheadOf, queueMail, speakTo } from '../../mail/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { outletCache } from '../../sellers/index.ts';
import type { InvitationRow } from '../invitation-store.ts';
import { invitationLetter } from '../mails/invitation-mail.ts';
import { nextToSend } from './letter-store.ts';

const aboutInvitation = (id: number): string => `invitation ${id}`;

/** Nobody knows yet in which language somebody reads who was only invited: it is the outlet's own. */
export async function queueInvitation(
  tx: Tx,
  row: Pick<
    InvitationRow,
    | 'invitation_id'
    | 'outlet_id'
    | 'guest_name'
    | 'guest_email'
    | 'ticket_quota'
    | 'collects_payment'
    | 'expires_at'
  >,
  token: string,
  publicAddress: PublicAddress,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(row.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const guest = {
    guestName: row.guest_name,
    ticketQuota: row.ticket_quota,
    collectsPayment: row.collects_payment,
    expiresAt: row.expires_at,
  };
  await speakTo({}, outlet, () =>
    queueMail(
      tx,
      {
        kind: 'guest-invitation',
        about: aboutInvitation(row.invitation_id),
        from,
        to: row.guest_email!,
        isSecret: true,
        ...invitationLetter(from, guest, token),
      },
      now,
    ),
  );
}

/** One after the other, each in a transaction of its own: killed anywhere, each is written once. */
export async function writeInvitationLetters(
  db: Db,
  publicAddress: PublicAddress,
  now: Date,
  most = Infinity,
): Promise<void> {
  for (let written = 0; written < most; written += 1) {
    const isMore = await inTransaction(db, async (tx) => {
      const token = newSecret();
      const row = await nextToSend(tx, hashSecret(token), now);
      if (row) await queueInvitation(tx, row, token, publicAddress, now);
      return row !== undefined;
    });
    if (!isMore) return;
  }
}
