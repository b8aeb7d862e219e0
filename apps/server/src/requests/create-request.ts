// Makes a series request of a first event, or adds the event to the one there is.
import { randomUUID } from 'node:crypto';
import type { PaymentChoice, ShippingChoice } from '@stagedoor/contract/entities/request-input';
import { required } from '@stagedoor/rules/values/required';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { newNumber } from '../platform/new-number.ts';
import { refuse } from '../platform/http/refusal.ts';
import { addToRequest, checkEvent, insertEventRequest } from './add-event.ts';
import type { CheckedEvent, EventWish } from './add-event.ts';
import { readAgain } from './change-request.ts';
import type { Changed } from './change-request.ts';
import { choosePayments } from './choose-payments.ts';
import { chooseShipping } from './choose-shipping.ts';
import { queueRequestReceived } from './mails/request-received-mail.ts';
import type { WritingContext } from './request-needs.ts';
import { insertRequest, lockRequest, replacePayments } from './request-store.ts';
import type { RequestRow } from './request-store.ts';
import { isPlanOffered } from './request-sums.ts';

export interface RequestWish extends EventWish {
  planEnrolled?: boolean | undefined;
  payments?: readonly PaymentChoice[] | undefined;
  shipping?: ShippingChoice | undefined;
}

/** Everything about it is checked before it is written; undefined when another tab was quicker. */
async function startRequest(
  tx: Tx,
  { fan, now, deliveryMethods, sentFrom, currency }: WritingContext,
  wish: RequestWish,
  { requestable: { event, series }, lines }: CheckedEvent,
): Promise<RequestRow | undefined> {
  const shipping = await chooseShipping(tx, fan, wish.shipping, {
    series,
    methods: deliveryMethods,
    shows: [event.show],
    now,
    from: sentFrom,
  });
  const enrolled = wish.planEnrolled ?? false;
  const bare = { delivery_price_cents: shipping.delivery_price_cents, plan: null };
  if (enrolled && !isPlanOffered(series, lines, bare, { now, currency })) refuse('PLAN_NOT_OFFERED');
  const payments = await choosePayments(tx, fan, wish.payments ?? [], { onPlan: enrolled, series, now });
  const request = await insertRequest(tx, {
    seller_id: fan.sellerId,
    request_uuid: randomUUID(),
    number: newNumber(),
    outlet_id: fan.outletId,
    user_id: fan.userId,
    series_id: series.id,
    status: 'STATUS_REQUEST_PENDING',
    plan: enrolled ? JSON.stringify(series.paymentPlanRules) : null,
    ...shipping,
    created_at: now,
    updated_at: now,
  });
  if (request) await replacePayments(tx, request, payments);
  return request;
}

/** FAN-20: nothing is charged, and no card is even asked. */
export async function createRequest(
  tx: Tx,
  context: WritingContext,
  wish: RequestWish,
): Promise<Pick<Changed, 'after'>> {
  const checked = checkEvent(context, wish);
  const existing = await lockRequest(tx, context.fan, { seriesId: checked.requestable.series.id });
  if (existing) return addToRequest(tx, context, existing, checked);
  const request = await startRequest(tx, context, wish, checked);
  // Another tab has just made one, or the number is taken: from the start.
  if (!request) throw new BeginAgain('The request is there already');
  await insertEventRequest(tx, context, request, checked);
  const after = required(await readAgain(tx, context, request), 'request that was just made');
  await queueRequestReceived(tx, context, after);
  return { after };
}
