// FAN-14, PLAN-03: one card, or one for each installment, all of them the customer's own and not expired.
import { randomUUID } from 'node:crypto';
import type { PaymentChoice } from '@stagedoor/contract/entities/request-input';
import type { Series } from '@stagedoor/contract/entities/series';
import { lastsUntil } from '@stagedoor/rules/cards/card-expiry';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { INSTALLMENTS } from '@stagedoor/rules/plans/payment-plan';
import { findChargeableCard, requireChargeable } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { openings } from '../sellers/index.ts';
import type { Fan } from './request-store.ts';

export interface ChosenPayment {
  request_payment_uuid: string;
  sort: number;
  payment_method_id: number;
}

const complain = (message: string): never =>
  refuse('INVALID_INPUT', { message, fields: { payments: message } });

/** By their sort, or as they come; the places are numbered from one. */
function inOrder(choices: readonly PaymentChoice[], onPlan: boolean): PaymentChoice[] {
  if (choices.length === 0) complain(onPlan ? requestMessages.planNeedsThree : cardMessages.noneChosen);
  const sorted = choices
    .map((choice, index) => ({ choice, sort: choice.sort ?? index + 1 }))
    .sort((a, b) => a.sort - b.sort);
  const fits =
    sorted.length === (onPlan ? INSTALLMENTS : 1) && sorted.every(({ sort }, index) => sort === index + 1);
  if (!fits) complain(onPlan ? requestMessages.planNeedsThree : requestMessages.chooseOneMethod);
  return sorted.map(({ choice }) => choice);
}

/** The cards cannot be removed until the transaction ends. */
export async function choosePayments(
  tx: Tx,
  fan: Fan,
  choices: readonly PaymentChoice[],
  { onPlan, series, now }: { onPlan: boolean; series: Series; now: Date },
): Promise<ChosenPayment[]> {
  const days = onPlan ? [series.installment1Day, series.installment2Day, series.installment3Day] : [];
  // Where a test ends meanwhile, its cards end with it: the shop's state stays until this transaction is over.
  const isTest = openings.testedPiece(fan);
  const owner = { sellerId: fan.sellerId, kind: 'customer', id: fan.userId, isTest } as const;
  const chosen: ChosenPayment[] = [];
  for (const { paymentMethodId, paymentMethodUuid } of inOrder(choices, onPlan)) {
    const key = paymentMethodUuid === undefined ? paymentMethodId : paymentMethodUuid;
    if (key === undefined) return complain(cardMessages.withoutId);
    const card = await findChargeableCard(tx, owner, typeof key === 'string' ? { uuid: key } : { id: key });
    if (!card) return refuse('NOT_FOUND');
    requireChargeable(card, now);
    const day = days[chosen.length];
    if (day && !lastsUntil(card.expiration, day))
      refuse('CARD_EXPIRED', { message: cardMessages.expiresBefore(formatCalendarDate(day)) });
    chosen.push({
      request_payment_uuid: randomUUID(),
      sort: chosen.length + 1,
      payment_method_id: card.paymentMethodId,
    });
  }
  return chosen;
}
