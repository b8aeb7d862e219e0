import type { Refund } from '@stagedoor/contract/calls/office/refunds';
import type { RefundSum } from '@stagedoor/rules/after-sale/refund-sum';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { FactList } from '@stagedoor/ui/office/fact-list';
import type { Fact } from '@stagedoor/ui/office/fact-list';
import { Sum } from '../../parts/money/sum.tsx';
import { useCurrency } from '../../parts/money/use-currency.ts';

const fact = (name: string, cents: number): Fact[] =>
  cents === 0 ? [] : [{ name, value: <Sum cents={cents} /> }];

/** Line by line, as the rules add it up. */
export function RefundSumLines({ refund, sum }: { refund: Refund; sum: RefundSum }) {
  const currency = useCurrency();
  const facts = sum.lines.flatMap((part) => {
    const line = refund.lines.find(({ lineId }) => lineId === part.lineId)!;
    const name = `${line.level} × ${part.tickets}, ${line.show}`;
    return [
      { name, value: formatMoney(part.ticketsCents, currency) },
      ...fact(`Fees of ${line.level}`, part.feesCents),
      ...fact(`Tax of ${line.level}`, part.taxesCents),
    ];
  });
  return (
    <FactList
      facts={[...facts, ...fact('Shipping', sum.shippingCents)]}
      total={{ name: 'Taken off the order', value: formatMoney(sum.totalCents, currency) }}
    />
  );
}
