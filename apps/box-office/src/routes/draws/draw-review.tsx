import { locale } from '@stagedoor/rules/language/locale';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { Link } from '@stagedoor/screens/link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { chargesFacts } from './charges-words.ts';
import { requestWords } from '../../parts/status/request-words.ts';

const count = (value: number): string => value.toLocaleString(locale());

/** What came out, and what publishing means. */
export function DrawReview({ draw }: { draw: DrawDetail }) {
  const currency = useCurrency();
  const review = draw.review!;
  return (
    <Panel title="What came out">
      <FactList
        facts={[
          ...review.statuses.map(({ status, entries }) => ({
            name: requestWords[status] ?? status,
            value: <Link to={`/draws/${draw.seriesId}/entries?result=${status}`}>{count(entries)}</Link>,
          })),
          { name: 'Could not take part', value: count(review.notEligible) },
          { name: 'Orders', value: count(review.orders) },
          ...chargesFacts(review, currency),
          { name: 'Letters', value: count(review.letters) },
        ]}
      />
    </Panel>
  );
}
