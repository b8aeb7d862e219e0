// The columns that the tables of orders and of requests share.
import type { ReactNode } from 'react';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Column } from '@stagedoor/ui/data-table';
import { classNames } from '@stagedoor/ui/class-names';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../shop/use-currency.ts';
import { showPlace, showSubtitle, showTitle } from './show-facts.ts';
import type { Show } from './show-facts.ts';
import { useTimes } from '../shop/use-times.ts';
import styles from './show-columns.module.css';

export const statusColumn = <Row,>(cell: (row: Row) => ReactNode): Column<Row> => ({
  key: 'status',
  header: labels.status,
  plain: true,
  cell,
});

/** When, what and where. */
export const showColumns = <Row,>(showOf: (row: Row) => Show): Column<Row>[] => [
  { key: 'date', header: labels.showDate, plain: true, cell: (row) => <ShowTime show={showOf(row)} /> },
  { key: 'event', header: labels.event, plain: true, cell: (row) => <ShowName show={showOf(row)} /> },
  { key: 'location', header: labels.location, plain: true, cell: (row) => showPlace(showOf(row)) },
];

export const totalColumn = <Row,>(centsOf: (row: Row) => number): Column<Row> => ({
  key: 'total',
  header: labels.total,
  align: 'end',
  cell: (row) => <Sum cents={centsOf(row)} />,
});

function Sum({ cents }: { cents: number }) {
  return <Money>{formatMoney(cents, useCurrency())}</Money>;
}

/** The day, and the time below it. */
function ShowTime({ show }: { show: Show }) {
  const { formatDate, formatTime } = useTimes();
  const { startsAt, displayShowTime, venue } = show;
  return (
    startsAt && (
      <time dateTime={startsAt.toISOString()}>
        {formatDate(startsAt)}
        {displayShowTime !== false && (
          <span className={classNames(styles.subtitle, styles.time)}>{formatTime(startsAt, venue)}</span>
        )}
      </time>
    )
  );
}

function ShowName({ show }: { show: Show }) {
  const subtitle = showSubtitle(show);
  return (
    <>
      <span className={styles.name}>{showTitle(show)}</span>
      {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
    </>
  );
}
