import { locale } from '@stagedoor/rules/language/locale';
import type { OfficeEvent, StockLevel } from '@stagedoor/contract/calls/office/events';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { Tag } from '@stagedoor/ui/tag';
import { Sum } from '../../parts/money/sum.tsx';
import { StockMeter } from '../../features/stock/stock-meter.tsx';
import { holders, holderWords } from '../../features/stock/stock-words.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { LevelMenu } from './level-menu.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './event-stock.module.css';

function SaleTag({ level }: { level: StockLevel }) {
  const { formatDateTime } = useTimes();
  if (level.isWithheld)
    return (
      <Tag tone="attention" icon="alert">
        Off sale by the desk
      </Tag>
    );
  if (level.status === 'ON_SALE' && level.free === 0 && level.capacity > 0) return <Tag>None left</Tag>;
  if (level.status === 'ON_SALE')
    return (
      <Tag tone="good" icon="check">
        {showsOfficeMessages.states['on-sale']}
      </Tag>
    );
  if (level.status === 'BEFORE_SALE')
    return <Tag tone="data">{level.onSaleFrom ? `From ${formatDateTime(level.onSaleFrom)}` : 'Not yet'}</Tag>;
  return <Tag>Off sale</Tag>;
}

/** Holders that nobody of this event is are left out. */
function columnsFor(event: OfficeEvent, mayAct: boolean): OfficeColumn<StockLevel>[] {
  const shown = holders.filter(
    (holder) => holder === 'free' || holder === 'sold' || event.levels.some((level) => level[holder] > 0),
  );
  return [
    {
      key: 'level',
      header: 'Level',
      phone: 'title',
      cell: (level) => (
        <>
          <strong>{level.name}</strong>
          <br />
          <small>
            {level.item}, <Sum cents={level.priceCents} />
          </small>
        </>
      ),
    },
    { key: 'sale', header: 'Sale', phone: 'corner', cell: (level) => <SaleTag level={level} /> },
    ...shown.map((holder): OfficeColumn<StockLevel> => ({
      key: holder,
      header: holderWords[holder],
      align: 'end',
      cell: (level) => level[holder].toLocaleString(locale()),
    })),
    {
      key: 'all',
      header: 'All',
      align: 'end',
      cell: (level) => <strong>{level.capacity.toLocaleString(locale())}</strong>,
    },
    ...(mayAct
      ? [
          {
            key: 'act',
            header: 'Change',
            cell: (level: StockLevel) => <LevelMenu event={event} level={level} />,
          },
        ]
      : []),
  ];
}

export function EventStock({ event }: { event: OfficeEvent }) {
  const mayAct = useMayDo('events.stock');
  const { levels } = event;
  const total = (holder: 'capacity' | 'sold') => levels.reduce((sum, level) => sum + level[holder], 0);
  const sum = {
    capacity: total('capacity'),
    sold: total('sold'),
    ...Object.fromEntries(holders.map((name) => [name, levels.reduce((all, level) => all + level[name], 0)])),
  } as Parameters<typeof StockMeter>[0]['stock'];
  return (
    <Panel
      title="Tickets by level and holder"
      aside={`${sum.sold.toLocaleString(locale())} of ${sum.capacity.toLocaleString(locale())} sold`}
      flush
    >
      {sum.capacity > 0 && (
        <div className={styles.bar}>
          <StockMeter stock={sum} tall />
        </div>
      )}
      {levels.length === 0 ? (
        <EmptyState title="Nothing is sold here">This event has no price levels.</EmptyState>
      ) : (
        <OfficeTable
          caption="Tickets by level and holder"
          columns={columnsFor(event, mayAct)}
          rows={levels}
          rowKey={({ id }) => String(id)}
        />
      )}
    </Panel>
  );
}
