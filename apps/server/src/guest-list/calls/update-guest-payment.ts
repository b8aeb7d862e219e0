// A guest whose card was declined at approval gives another one; whoever decides tries again with it.
import { updateGuestPayment } from '@stagedoor/contract/calls/shop/guest-list';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockRequest, updatePending } from '../deciding/decision-store.ts';
import { guestActor } from '../guest-actor.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { requireCard } from '../place-guest-request.ts';
import { reachGuestRequest } from '../reach-guest-request.ts';
import { readGuestRequest } from '../read-guest-request.ts';

export const updateGuestPaymentHandler = (needs: GuestListNeeds): Handler<'guest-list'> =>
  handle(updateGuestPayment, async ({ uuid = '', invitationToken, paymentMethodUuid }, caller) => {
    const reached = await reachGuestRequest(needs.db, guestActor(needs, caller, invitationToken), uuid);
    const { now } = caller;
    return inTransaction(needs.db, async (tx) => {
      const row =
        (await lockRequest(tx, reached.seller_id, reached.request_uuid)) ?? refuse('RECEIPT_NOT_FOUND');
      // A charge that is under way has its card, and what is free needs none.
      if (row.state !== 'pending' || row.charging_since !== null || row.total_cents === 0)
        return refuse('REQUEST_NOT_PENDING');
      const payment_method_id = await requireCard(tx, { paymentMethodUuid }, row, caller);
      const changes = { payment_method_id, payment_problem: null, updated_at: now };
      return readGuestRequest(tx, await updatePending(tx, row, changes));
    });
  });
