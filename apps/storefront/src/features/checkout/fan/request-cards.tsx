import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { cardDetails, cardName } from '../../../parts/payment-methods/card-text.ts';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

/** The chosen card, or each payment of the plan with its card. */
export function RequestCards() {
  const currency = useCurrency();
  const { draft, cost } = useFanCheckout();
  const { data } = usePaymentMethods();
  const cardOf = (uuid: string | undefined) => data?.paymentMethods.find((card) => card.uuid === uuid);
  const cardUuids = draft.payment?.cardUuids ?? [];
  const first = cardOf(cardUuids[0]);
  if (!cost.onPlan) {
    return (
      first && (
        <p>
          {cardName(first)}
          <br />
          {cardDetails(first)}
        </p>
      )
    );
  }
  return (
    <Totals
      rows={cost.schedule.map(({ sort, dueDate, amountCents }) => {
        const card = cardOf(cardUuids[sort - 1]);
        return {
          key: String(sort),
          label: installmentMessages.payment(ordinal(sort)),
          note: [formatCalendarDate(dueDate), card && cardName(card)].filter(Boolean).join(' · '),
          value: formatMoney(amountCents, currency),
        };
      })}
    />
  );
}
