import { locale } from '@stagedoor/rules/language/locale';
import type { OutputOf } from '@stagedoor/contract/call';
import { listRefunds } from '@stagedoor/contract/calls/office/refunds';
import { listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

/** `3, $120.00`; of a queue too long to be shown whole, how many. */
const waitingWords = (
  { undecided, cents, isWhole }: OutputOf<typeof listRefunds>,
  currency: Currency,
): string => `${undecided.toLocaleString(locale())}${isWhole ? `, ${formatMoney(cents, currency)}` : ''}`;

/** The views of the room, with what waits in each. */
export function RefundViews({ value }: { value: 'refunds' | 'upgrades' | 'decided' }) {
  const currency = useCurrency();
  const { outletId, within } = useOutletScope();
  const { data } = useOfficeAnswer(listRefunds, { outletId });
  const upgrades = useOfficeAnswer(listUpgrades, { outletId });
  return (
    <ViewTabs
      label="Views"
      value={value}
      views={[
        {
          value: 'refunds',
          link: <Link to={within('/refunds')}>Refunds</Link>,
          count: data && waitingWords(data, currency),
        },
        {
          value: 'upgrades',
          link: <Link to={within('/upgrades')}>Upgrades</Link>,
          count: upgrades.data?.matching,
        },
        { value: 'decided', link: <Link to={within('/refunds/decided')}>Decided</Link>, count: null },
      ]}
    />
  );
}
