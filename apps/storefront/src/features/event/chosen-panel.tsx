import type { ReactNode } from 'react';
import type { CodeOffer } from '@stagedoor/contract/entities/code';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { levelsWithCode } from '@stagedoor/rules/codes/priced-level';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { lineTotals, orderTotals } from '@stagedoor/rules/orders/order-totals';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { codeRows } from '../../parts/total-rows/code-rows.ts';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import styles from './chosen-panel.module.css';
import type { ChosenLevel } from './use-quantities.ts';

interface ChosenPanelProps {
  chosen: readonly ChosenLevel[];
  code?: CodeOffer | undefined;
  /** What the sum is called, with a word under it. */
  total?: { label: string; note?: string | undefined };
  /** What is said about it. */
  note?: string;
  /** The button, and what belongs to it. */
  children?: ReactNode;
}

/** What is chosen and what it costs; taxes and shipping follow once the server knows where to. */
export function ChosenPanel(props: ChosenPanelProps) {
  const currency = useCurrency();
  const { chosen, code, total = { label: labels.total }, note, children } = props;
  const lines = chosen.map(({ level, quantity }) => ({ ...level, quantity }));
  const totals = orderTotals({ lines, currency });
  const offCents = offCentsOf(levelsWithCode(lines, code, currency));
  const fees = { key: 'fees', label: labels.fees, value: formatMoney(totals.feesCents, currency) };
  return (
    <Card title={checkoutMessages.summaryHeading}>
      <Stack>
        {lines.length > 0 && (
          <>
            <Totals
              rows={[
                ...lines.map((line) => ({
                  key: String(line.id),
                  label: checkoutMessages.linesTimes(line.name, line.quantity),
                  value: formatMoney(lineTotals(line, currency).ticketsCents, currency),
                })),
                ...(totals.feesCents > 0 ? [fees] : []),
                ...codeRows(code && { code: code.code, offCents }, currency),
              ]}
              total={{ ...total, value: formatMoney(totals.totalCents - offCents, currency) }}
            />
            {note && <p className={styles.quiet}>{note}</p>}
          </>
        )}
        {children}
      </Stack>
    </Card>
  );
}
