// Changes the cards and the plan while the series is open, the address while the request is pending (CALL-41).
import type { PaymentChoice, ShippingChoice } from '@stagedoor/contract/entities/request-input';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { isDeepStrictEqual } from 'node:util';
import { requestRights } from '@stagedoor/rules/requests/request-rights';
import { planSeriesOf } from '@stagedoor/rules/plans/plan-series';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { changing, lockOwn, readAgain, requireChangeable, seriesOf } from './change-request.ts';
import { choosePayments } from './choose-payments.ts';
import { chooseShipping } from './choose-shipping.ts';
import type { ChosenShipping } from './choose-shipping.ts';
import { queueRequestChanged } from './mails/request-changed-mail.ts';
import type { WritingContext } from './request-needs.ts';
import { changeRequest, replacePayments } from './request-store.ts';
import type { RequestRow } from './request-store.ts';
import { requirePending } from './require-open.ts';

export interface SeriesRequestChange {
  id: number;
  shipping?: ShippingChoice | undefined;
  payments?: readonly PaymentChoice[] | undefined;
  planEnrolled?: boolean | undefined;
}

function rightsOf({ status, series, planEnrolled, totals }: SeriesRequest, now: Date) {
  return requestRights(
    {
      status: status.constant,
      series: { ...planSeriesOf(series), allowsShippingAddressChanges: series.allowShippingAddressChanges },
      enrolled: planEnrolled,
      totalCents: totalWithoutPlanFee(totals),
    },
    now,
  );
}

/** Undefined when nothing of it is new: pages send the address along with the cards. */
async function newShipping(
  tx: Tx,
  context: WritingContext,
  request: RequestRow,
  choice: ShippingChoice | undefined,
): Promise<ChosenShipping | undefined> {
  if (!choice) return undefined;
  const current = await readAgain(tx, context, request);
  const chosen = await chooseShipping(tx, context.fan, choice, {
    series: seriesOf(context, request),
    methods: context.deliveryMethods,
    shows: current!.eventRequests.map(({ event }) => event.show),
    now: context.now,
    from: context.sentFrom,
    currentMethodId: request.delivery_method_id,
  });
  const isSame =
    chosen.delivery_method_id === request.delivery_method_id &&
    isDeepStrictEqual(JSON.parse(chosen.shipping_address), { ...request.shipping_address });
  return isSame ? undefined : chosen;
}

/** PLAN-10: who is on the plan may leave it, and who comes below the minimum stays. */
async function changePayments(
  tx: Tx,
  context: WritingContext,
  request: RequestRow,
  change: SeriesRequestChange,
  before: SeriesRequest,
): Promise<void> {
  const series = requireChangeable(context, request);
  const enrolled = change.planEnrolled ?? before.planEnrolled;
  if (enrolled && !before.planEnrolled && !rightsOf(before, context.now).enrollInPlan) {
    refuse('PLAN_NOT_OFFERED');
  }
  const keptCard = before.payments.slice(0, 1).map(({ paymentMethodId }) => ({ paymentMethodId }));
  const choices = change.payments ?? (enrolled ? [] : keptCard);
  const terms = { onPlan: enrolled, series, now: context.now };
  await replacePayments(tx, request, await choosePayments(tx, context.fan, choices, terms));
  if (enrolled === before.planEnrolled) return;
  await changeRequest(tx, request, { plan: enrolled ? JSON.stringify(series.paymentPlanRules) : null });
}

async function changeAddress(
  tx: Tx,
  context: WritingContext,
  request: RequestRow,
  shipping: ChosenShipping,
  before: SeriesRequest,
): Promise<void> {
  requirePending(request);
  // A series may keep its customers from it, not the desk.
  if (context.actor.kind === 'customer' && !rightsOf(before, context.now).editShipping)
    refuse('REQUEST_NOT_PENDING');
  await changeRequest(tx, request, { ...shipping });
}

export async function updateSeriesRequest(
  tx: Tx,
  context: WritingContext,
  change: SeriesRequestChange,
): Promise<SeriesRequest> {
  const request = await lockOwn(tx, context, { requestId: change.id });
  const shipping = await newShipping(tx, context, request, change.shipping);
  const isOnPlan = request.plan !== null;
  const paymentChanges = change.payments !== undefined || (change.planEnrolled ?? isOnPlan) !== isOnPlan;
  const changed = await changing(tx, context, request, async (before) => {
    if (shipping) await changeAddress(tx, context, request, shipping, before);
    if (paymentChanges) await changePayments(tx, context, request, change, before);
  });
  if (shipping) await queueRequestChanged(tx, context, changed, 'shipping');
  if (paymentChanges) await queueRequestChanged(tx, context, changed, 'payment');
  return changed.after;
}
