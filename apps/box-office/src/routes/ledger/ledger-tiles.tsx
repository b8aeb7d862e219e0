import type { Ledger } from '@stagedoor/contract/calls/office/ledger';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { count } from './money-columns.ts';
import { Tiles } from './tiles.tsx';
import type { Tile } from './tiles.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** Four sums over the days that one looks at. */
export function LedgerTiles({ ledger: { totals, books, differences } }: { ledger: Ledger }) {
  const { formatDateTime } = useTimes();
  const currency = useCurrency();
  const apart = differences.reduce((sum, each) => sum + each.gatewayCents - each.ourCents, 0);
  const gateway: Tile =
    books === undefined
      ? { name: 'At the gateway', value: '–', detail: 'not compared yet' }
      : {
          name: 'At the gateway',
          value:
            differences.length === 0
              ? 'To the cent'
              : apart === 0
                ? 'The same sum'
                : `${formatMoney(Math.abs(apart), currency)} ${apart > 0 ? 'more' : 'less'}`,
          detail:
            differences.length === 0
              ? `compared until ${formatDateTime(books.until)}`
              : count(differences.length, 'payment') + (differences.length === 1 ? ' differs' : ' differ'),
          isCritical: differences.length > 0,
        };
  const tiles: Tile[] = [
    {
      name: 'Captured',
      value: formatMoney(totals.capturedCents, currency),
      detail: count(totals.captures, 'charge'),
    },
    {
      name: 'Given back',
      value: formatMoney(totals.refundedCents + totals.voidedCents, currency),
      detail: `${count(totals.refunds, 'refund')}, ${count(totals.voids, 'void')}`,
    },
    {
      name: 'Declined',
      value: formatMoney(totals.declinedCents, currency),
      detail: count(totals.declines, 'try').replace('trys', 'tries'),
    },
    gateway,
  ];
  return <Tiles tiles={tiles} />;
}
