import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import styles from './waiting.module.css';

type Level = OfficeWaitingList['levels'][number];
type Row = Omit<Level, 'id' | 'priceCents' | 'sold' | 'multiplier' | 'offeredBack'> & {
  key: string;
  below: string | undefined;
};

const nameOf = ({ name, below }: Row) => (
  <>
    <strong>{name}</strong>
    {below && <span className={styles.below}>{below}</span>}
  </>
);

/** How many people, for how many tickets, level by level. */
export function WaitingLevels({ list }: { list: OfficeWaitingList }) {
  const currency = useCurrency();
  const sum = (part: 'offered' | 'bought'): number =>
    list.levels.reduce((all, level) => all + level[part], 0);
  const rows: Row[] = [
    ...list.levels.map(({ id, priceCents, sold, multiplier, offeredBack, ...level }) => ({
      ...level,
      key: String(id),
      below: [
        words.levelFacts(formatMoney(priceCents, currency), sold, offeredBack),
        multiplier > 1 && waitingListMessages.inSteps(multiplier),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    {
      key: 'all',
      name: words.all,
      below: undefined,
      people: list.people,
      tickets: list.tickets,
      offered: sum('offered'),
      bought: sum('bought'),
      either: list.either,
    },
  ];
  return (
    <Panel title={words.whoWaits} aside={words.eitherOnce} flush>
      <OfficeTable
        caption={words.whoWaits}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'level',
            header: 'Level',
            phone: 'title',
            cell: nameOf,
          },
          { key: 'people', header: 'People', align: 'end', cell: ({ people }) => people },
          { key: 'tickets', header: 'Tickets', align: 'end', cell: ({ tickets }) => tickets },
          { key: 'offered', header: 'Offered now', align: 'end', cell: ({ offered }) => offered },
          { key: 'bought', header: 'Bought', align: 'end', cell: ({ bought }) => bought },
          { key: 'either', header: 'Take either', align: 'end', cell: ({ either }) => either },
        ]}
      />
    </Panel>
  );
}
