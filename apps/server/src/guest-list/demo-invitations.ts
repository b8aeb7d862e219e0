// The four invitations of the demo world. Their tokens can be read here, so they exist there and nowhere else.
import { ALL_OPTIONS, SHIPPING_AND_MOBILE, WILL_CALL_ONLY } from '@stagedoor/rules/delivery/guest-delivery';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { saveInvitations } from './save-invitations.ts';
import type { InvitationWish } from './save-invitations.ts';

const PLACE = { sellerId: 1, outletId: 3 };
const DAY_MS = 24 * 3600 * 1000;
/** Of each invitation: several requests can be made with it before it is used. */
const TICKETS = 20;
const USES = 10;

function invitation(
  token: string,
  guestName: string,
  deliveryMode: number,
  expiresAt: Date,
  collectsPayment = false,
): InvitationWish {
  return {
    reference: token,
    token,
    guestName,
    guestEmail: null,
    deliveryMode,
    collectsPayment,
    ticketQuota: TICKETS,
    useLimit: USES,
    expiresAt,
    levelIds: [],
  };
}

/** Loading twice changes nothing. */
export async function loadDemoInvitations(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + 60 * DAY_MS);
  const past = new Date(now.getTime() - 2 * DAY_MS);
  await inTransaction(db, (tx) =>
    saveInvitations(
      tx,
      PLACE,
      [
        invitation('demo-all-payment', 'Noa Lindqvist', ALL_OPTIONS, soon, true),
        invitation('demo-ship-mobile', 'Teo Marsh', SHIPPING_AND_MOBILE, soon),
        invitation('demo-willcall', 'Imani Okafor', WILL_CALL_ONLY, soon),
        invitation('demo-expired', 'Lou Ferrante', ALL_OPTIONS, past),
      ],
      now,
    ),
  );
}
