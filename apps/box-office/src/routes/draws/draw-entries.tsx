import { locale } from '@stagedoor/rules/language/locale';
import { getDraw, listDrawEntries } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail, DrawEntry } from '@stagedoor/contract/entities/draw';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useParams } from 'react-router';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { OverrideEntry } from './override-entry.tsx';
import { requestWords } from '../../parts/status/request-words.ts';
import { withinDraw } from './within-draw.tsx';

const reasonWords: Readonly<Record<string, string>> = {
  'sold-out': 'nothing left',
  cap: 'had the most already',
  'not-valid': 'this many are not given there',
  'no-ticket': 'no ticket to go with',
  override: 'decided by hand',
};

function lineWords(
  { result, reason, quantity, level, askedLevel, askedQuantity }: DrawEntry['lines'][number],
  nameOf: (id: number) => string,
): string {
  const asked = `${askedQuantity} × ${nameOf(askedLevel)}`;
  if (result === 'denied') return `${asked}: ${reasonWords[reason ?? ''] ?? 'denied'}`;
  if (result === 'full') return `${asked}: all`;
  return `${asked}: ${quantity} × ${nameOf(level)}${result === 'override' ? ', decided by hand' : ''}`;
}

function columnsFor(draw: DrawDetail | undefined, mayOverride: boolean): OfficeColumn<DrawEntry>[] {
  const nameOf = (id: number): string =>
    draw?.demand.find(({ levelId }) => levelId === id)?.levelName ?? String(id);
  return [
    { key: 'place', header: 'Place', phone: 'title', cell: ({ place }) => <strong>{ordinal(place)}</strong> },
    { key: 'fan', header: 'Fan', cell: ({ name, number }) => `${name}, ${number}` },
    {
      key: 'lines',
      header: 'Asked, and got',
      cell: ({ lines, isEligible }) =>
        isEligible
          ? lines.map((line) => (
              <div key={`${line.eventId}/${line.askedLevel}`}>{lineWords(line, nameOf)}</div>
            ))
          : 'Could not take part',
    },
    {
      key: 'result',
      header: 'Result',
      phone: 'corner',
      cell: ({ status }) => requestWords[status] ?? status,
    },
    ...(mayOverride && draw
      ? [
          {
            key: 'act',
            header: 'By hand',
            cell: (entry: DrawEntry) => <OverrideEntry draw={draw} entry={entry} nameOf={nameOf} />,
          },
        ]
      : []),
  ];
}

const rowKey = ({ entryId }: DrawEntry) => entryId;

/** Every entry in drawn order, with result and reason in words. */
export function DrawEntries() {
  const seriesId = Number(useParams().seriesId);
  const { filters } = useAddressFilters({ result: '' });
  const may = useMayDo('draws.decide');
  const draw = useOfficeAnswer(getDraw, { seriesId }).data;
  const question = { seriesId, status: filters.result || undefined };
  const { answer, rows, ...table } = useKeysetTable(listDrawEntries, question, { by: 'place', down: false });
  const keys = useTableKeys({ keys: rows?.map(rowKey) ?? [], open: () => {}, pages: table.pages });
  return (
    <>
      <PageHead within={withinDraw(seriesId, draw?.name)} title="Entries in drawn order" />
      <ViewTabs
        label="Results"
        value={filters.result}
        views={[
          { value: '', link: <Link to={`/draws/${seriesId}/entries`}>All</Link>, count: draw?.entries },
          ...(draw?.review?.statuses ?? []).map(({ status, entries }) => ({
            value: status,
            link: (
              <Link to={`/draws/${seriesId}/entries?result=${status}`}>{requestWords[status] ?? status}</Link>
            ),
            count: entries,
          })),
        ]}
      />
      <OfficeTable
        {...table}
        caption="Entries in drawn order"
        columns={columnsFor(draw, may && draw?.state === 'drawn')}
        rows={rows}
        rowKey={rowKey}
        focused={keys.focused}
        onFocus={keys.onFocus}
        sum={answer.data && <strong>{answer.data.matching.toLocaleString(locale())} entries</strong>}
        instead={
          answer.isError ? (
            <AnswerFailed answer={answer} what="This list" />
          ) : (
            rows?.length === 0 && <EmptyState title="Nothing is drawn yet" icon="info" />
          )
        }
      />
    </>
  );
}
