import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import type { TotalsRow } from '@stagedoor/ui/totals';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../../parts/shop/use-tax-words.ts';
import { eventLines } from '../../../parts/shop/event-lines.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { totalRows } from '../../../parts/total-rows/total-rows.ts';
import styles from './guest-checkout.module.css';
import { guestTotals } from './guest-totals.ts';
import { useGuestCheckout } from './use-guest-checkout.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';

/** CHECKOUT-06: what is asked for, event by event, and what it will cost. */
export function GuestSummary() {
  const times = useTimes();
  const currency = useCurrency();
  const { invitation, chosen, method } = useGuestCheckout();
  const { outletType } = useOutlet();
  const { collectsPayment } = invitation.info;
  const { underTotal } = useTaxWords();
  const totals = guestTotals(invitation, chosen, method, currency);
  const events = [...new Set(chosen.map(({ event }) => event))];
  const rows = totalRows({ ...totals, ticketsCents: 0 }, currency, method);
  return (
    <Card title={checkoutMessages.summaryHeading}>
      <Stack>
        {events.map((event) => {
          const { title, secondLine, place, when } = eventLines(event, outletType, times);
          const own = chosen.filter((each) => each.event === event);
          return (
            <section key={event.id} className={styles.event}>
              <p className={styles.title}>{title}</p>
              {secondLine && <p>{secondLine}</p>}
              <p className={styles.quiet}>{[when, place].filter(Boolean).join(' · ')}</p>
              <Totals
                rows={own.map(({ level, quantity }): TotalsRow => ({
                  key: String(level.id),
                  label: checkoutMessages.linesTimes(level.name, quantity),
                  value: collectsPayment ? formatMoney(level.priceCents * quantity, currency) : '',
                }))}
              />
            </section>
          );
        })}
        {collectsPayment ? (
          <Totals
            rows={rows}
            total={{
              label: labels.total,
              note: underTotal(totals.includedTaxes, method ? undefined : eventMessages.beforeShipping),
              value: formatMoney(totals.totalCents, currency),
            }}
          />
        ) : (
          <Totals rows={[]} total={{ label: labels.total, value: guestListMessages.complimentary }} />
        )}
      </Stack>
    </Card>
  );
}
