import type { PaymentLink } from '@stagedoor/contract/entities/payment-link';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { payLinkMessages as words } from '@stagedoor/rules/messages/pay-link';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Card } from '@stagedoor/ui/card';
import { Money } from '@stagedoor/ui/money';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { showPlace, showSubtitle, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { ReceiptLine, ReceiptLines } from '../../parts/receipt/receipt-lines.tsx';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import { totalRows } from '../../parts/total-rows/total-rows.ts';
import sheet from '../../parts/receipt/receipt.module.css';

/** The shows, the places and what they come to, by the bill of the order. */
export function WhatIsPaid({ bought }: { bought: PaymentLink }) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { events, delivery, feesCents, taxesCents, shippingCents, totalCents } = bought;
  const ticketsCents = totalCents - feesCents - taxesCents - shippingCents;
  const sums = { ticketsCents, feesCents, taxesCents, shippingCents, planFeeCents: 0 };
  return (
    <Stack>
      {events.map((event) => (
        <BoughtShow key={event.eventId} event={event} />
      ))}
      <Card title={words.whatYouPay}>
        <Totals
          rows={totalRows(sums, currency, { name: delivery })}
          total={{
            label: labels.total,
            note: underTotal(bought.includedTaxes),
            value: formatMoney(totalCents, currency),
          }}
        />
      </Card>
    </Stack>
  );
}

function BoughtShow({ event }: { event: PaymentLink['events'][number] }) {
  const times = useTimes();
  const currency = useCurrency();
  const when = showTime(event, times);
  const place = showPlace(event);
  return (
    <Card title={showTitle(event)} subtitle={showSubtitle(event)}>
      {when && <p>{when}</p>}
      {place && <p className={sheet.quiet}>{place}</p>}
      <ReceiptLines>
        {event.lines.map((line) => (
          <ReceiptLine
            key={`${line.itemName} ${line.levelName}`}
            what={checkoutMessages.linesTimes(line.levelName, line.quantity)}
            notes={line.seats.length > 0 ? line.seats : [line.itemName]}
          >
            <Money strong>{formatMoney(line.totalCents, currency)}</Money>
          </ReceiptLine>
        ))}
      </ReceiptLines>
    </Card>
  );
}
