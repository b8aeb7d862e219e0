import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { Totals } from '@stagedoor/ui/totals';
import type { TotalsRow } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { dearestNote } from '../../parts/requests/dearest-note.ts';
import { ticketsLabel } from '../../parts/total-rows/total-rows.ts';

interface SeriesTotalsProps {
  request: SeriesRequest;
  /** With the price of the tickets, where no table shows it. */
  tickets?: boolean;
}

/** HIST-REQ-14: the most that can be charged, and what it is made of. */
export function SeriesTotals({ request, tickets = false }: SeriesTotalsProps) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { totals, planEnrolled, delivery, eventRequests } = request;
  const lines = eventRequests.flatMap((each) => each.lines);
  const shipping = totals.shippingCents === undefined ? null : shippingText(totals.shippingCents, currency);
  const sum = (key: string, label: string, cents: number, note?: string): TotalsRow => ({
    key,
    label,
    note,
    value: formatMoney(cents, currency),
  });
  // The events above have their fees and taxes in them: what is listed again says so.
  const contained = tickets ? undefined : messages.inTotalsAbove;
  const rows = [
    tickets && sum('tickets', ticketsLabel(lines), totals.ticketsCents),
    sum('fees', labels.fees, totals.feesCents, contained),
    planEnrolled && sum('planFee', labels.paymentPlanFee, totals.planFeeCents),
    totals.taxesCents > 0 && sum('taxes', labels.taxes, totals.taxesCents, contained),
    shipping !== null && { key: 'shipping', label: labels.shipping, note: delivery?.name, value: shipping },
  ];
  return (
    <Totals
      rows={rows.filter((row) => row !== false)}
      total={{
        label: messages.maxSeriesTotal,
        note: underTotal(totals.includedTaxes, dearestNote(request)),
        value: formatMoney(totals.totalCents, currency),
      }}
    />
  );
}
