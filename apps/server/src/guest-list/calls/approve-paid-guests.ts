import { approvePaidGuests } from '@stagedoor/contract/calls/office/guests';
import { guestOfficeMessages } from '@stagedoor/rules/messages/guest-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findRequest } from '../guest-request-store.ts';
import { beginCharge, requireOpen } from '../deciding/approve-guest.ts';
import { updatePending } from '../deciding/decision-store.ts';
import { decideAll, approveOne, withPlaces } from '../deciding/decide-guests.ts';
import type { DecidingNeeds, Result, Decide } from '../deciding/decide-guests.ts';

/** What became of a charge that has just been sent. */
async function afterCharge(
  { db, payments }: DecidingNeeds,
  sellerId: number,
  result: Result,
): Promise<Result> {
  if (result.outcome !== 'charging') return result;
  const request = await findRequest(db, sellerId, result.uuid);
  if (request?.state === 'approved') return { ...result, outcome: 'approved' };
  if (request?.charging_since) {
    const { chargeWaits, chargeUndecided } = guestOfficeMessages;
    return { ...result, message: (await payments.awaySince(sellerId)) ? chargeWaits : chargeUndecided };
  }
  return { ...result, outcome: 'card-refused', message: request?.payment_problem ?? undefined };
}

export const approvePaidGuestsHandler = (needs: DecidingNeeds): Handler<'guest-list'> =>
  handle(approvePaidGuests, async ({ requests, places }, caller) => {
    const { now, name: by, grant, sellerId } = caller;
    const propose: Decide = async (tx, request) => {
      requireOpen(request);
      await updatePending(tx, request, { proposed_by: by, updated_at: now });
      return { outcome: 'proposed' };
    };
    const charge: Decide = async (tx, request) => {
      if (request.total_cents === 0) return approveOne(needs, caller)(tx, request);
      if (!(await beginCharge(tx, request, { by, now }, needs)))
        return { outcome: 'card-refused', message: guestOfficeMessages.cardGone };
      await needs.checkpoint('guest charge planned');
      return { outcome: 'charging' };
    };
    const decide = withPlaces(places, requests, now, grant === 'asks' ? propose : charge);
    const { results } = await decideAll(needs, caller, requests, { isPaid: true, decide });
    if (results.some(({ outcome }) => outcome === 'charging')) {
      await needs.checkpoint('guest charge committed');
      await needs.payments.reconcile();
    }
    return { results: await Promise.all(results.map((each) => afterCharge(needs, sellerId, each))) };
  });
