import { codeMessages } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { taxMessages } from '@stagedoor/rules/messages/taxes';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { includedAmountsText } from '@stagedoor/rules/money/included-tax-text';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { wishFor } from './use-counter-sale.ts';
import type { CounterSale } from './use-counter-sale.ts';
import styles from './counter.module.css';

const verbs = {
  link: 'Sell and send the link',
  cash: 'Take the money and sell',
  reserve: 'Reserve',
  invoice: 'Sell on invoice',
  gift: 'Give away',
} as const;

/** What it comes to, by the shop's own rule, and the one button. */
export function CounterSum({ sale }: { sale: CounterSale }) {
  const currency = useCurrency();
  const { chosen, wishes, totals, tickets, isGift, busy, offCents, offFeesCents, code } = sale;
  const { way } = sale.form.values;
  const money = (cents: number) => formatMoney(cents, currency);
  const parts = [
    { name: labels.fees, cents: totals.feesCents + offFeesCents },
    { name: labels.taxes, cents: totals.taxesCents },
    { name: labels.delivery, cents: totals.shippingCents },
  ].filter(({ cents }) => cents > 0);
  return (
    <Panel title="The sum" aside={tickets === 1 ? '1 ticket' : `${tickets} tickets`}>
      <Stack gap={16}>
        <FactList
          facts={[
            ...chosen.map((level) => {
              const { quantity } = wishFor(wishes, level);
              return {
                name: `${quantity} × ${level.name}`,
                value: money(isGift ? 0 : quantity * level.priceCents),
              };
            }),
            ...(code.inUse && offCents > 0
              ? [{ name: codeMessages.line(code.inUse.code), value: money(-offCents) }]
              : []),
            ...parts.map(({ name, cents }) => ({ name, value: money(cents) })),
          ]}
          total={{ name: labels.total, value: money(totals.totalCents) }}
        />
        {totals.includedTaxes && (
          <p className={styles.quiet}>
            {taxMessages.includesRates('tax', includedAmountsText(totals.includedTaxes, currency))}
          </p>
        )}
        <Button type="submit" wide busy={busy}>
          {way === 'cash' ? `Take ${money(totals.totalCents)} and sell` : verbs[way]}
        </Button>
      </Stack>
    </Panel>
  );
}
