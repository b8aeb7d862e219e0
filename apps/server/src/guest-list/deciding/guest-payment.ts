// What money does to a guest's request: it becomes an order, or it waits on and the guest is told.
import { failedMessageOf } from '@stagedoor/rules/plans/installment-text';
import { paymentProblem } from '@stagedoor/rules/cards/payment-problem';
import type { Intent, PaymentTarget } from '../../payments/index.ts';
import type { Checkpoint } from '../../platform/checkpoint.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { findLines } from '../guest-request-store.ts';
import type { GuestRequestRow } from '../guest-request-store.ts';
import { makeOrder } from './approve-guest.ts';
import { lockRequest, updatePending } from './decision-store.ts';
import { giveSeatsBack } from './guest-seats.ts';
import type { TellGuest } from './tell-guest.ts';

interface GuestPaymentNeeds {
  tell: TellGuest;
  checkpoint: Checkpoint;
}

const lock = (tx: Tx, { sellerId, targetId }: Intent): Promise<GuestRequestRow | undefined> =>
  lockRequest(tx, sellerId, targetId);

const isCharging = (request: GuestRequestRow | undefined): request is GuestRequestRow =>
  request?.state === 'pending' && request.charging_since !== null;

export const guestPayment = ({ tell, checkpoint }: GuestPaymentNeeds): PaymentTarget<number> => ({
  kind: 'guest-request',
  // The desk looks at it again, and the seats do not wait for hours.
  whenAbsent: 'close',
  fulfil: async (tx, intent, now) => {
    const request = await lock(tx, intent);
    if (!isCharging(request)) return { fulfilled: false };
    const result = await makeOrder(tx, request, intent.ref, { by: request.decided_by, now }, tell);
    await checkpoint('guest order placed');
    return { fulfilled: true, result };
  },
  giveBack: async (tx, intent, now) => {
    const request = await lock(tx, intent);
    if (request) await tell(tx, 'returned', request, now);
  },
  release: async (tx, intent, now) => {
    const request = await lock(tx, intent);
    if (!isCharging(request)) return;
    await giveSeatsBack(tx, request, await findLines(tx, request));
    const problem = failedMessageOf(intent) ?? paymentProblem(intent);
    const changes = { charging_since: null, decided_by: null, payment_problem: problem, updated_at: now };
    await tell(tx, 'card-refused', await updatePending(tx, request, changes), now);
    await checkpoint('guest charge released');
  },
});
