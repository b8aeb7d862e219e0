import { locale } from '@stagedoor/rules/language/locale';
import type { OutputOf } from '@stagedoor/contract/call';
import { exportLog, listLog } from '@stagedoor/contract/calls/office/log';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { Tag } from '@stagedoor/ui/tag';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { useLogFilter } from './use-log-filter.ts';
import { useTimes } from '../../parts/time/use-times.ts';

/** Everything anybody changed, and was refused. */
export function LogPanel({ all }: { all: boolean }) {
  const log = useLogFilter(all);
  const { answer, rows, ...table } = useKeysetTable(listLog, log.query, { by: 'at', down: true });
  const keys = useTableKeys({ keys: rows?.map(({ id }) => id) ?? [], open: () => {}, pages: table.pages });
  const send = useOfficeSend(exportLog);
  const { matching = 0, isExact, chain } = answer.data ?? {};
  const nothing =
    log.chips.length > 0 ? (
      <NothingMatches filters={log.chips} />
    ) : (
      <EmptyState title="Nobody has changed anything yet" />
    );
  return (
    <Panel
      title="Everything anybody changed"
      aside={
        <CsvExportButton
          count={isExact ? matching : undefined}
          permission="log.export"
          start={() => send.mutateAsync(log.query)}
        />
      }
      flush
    >
      <LogFilters all={all} log={log} />
      <OfficeTable
        {...table}
        caption="The log"
        columns={logColumns}
        rows={rows}
        rowKey={({ id }) => id}
        focused={keys.focused}
        onFocus={keys.onFocus}
        sum={
          answer.data && (
            <>
              <strong>
                {matching.toLocaleString(locale())}
                {!isExact && '+'}
              </strong>{' '}
              {matching === 1 ? 'line' : 'lines'}. Nobody can change or delete one, not even an owner.{' '}
              {chain && <ChainTags chain={chain} />}
            </>
          )
        }
        instead={
          answer.isError ? <AnswerFailed answer={answer} what="The log" /> : rows?.length === 0 && nothing
        }
      />
    </Panel>
  );
}

type Chain = NonNullable<OutputOf<typeof listLog>['chain']>;

/** Whether anything was taken out or changed behind our back. */
function ChainTags({ chain: { isWhole, since, unsealedSince } }: { chain: Chain }) {
  const { formatDate } = useTimes();
  return (
    <>
      <Tag tone={isWhole ? 'good' : 'critical'} icon={isWhole ? 'check' : undefined}>
        {isWhole ? 'Chain unbroken' : 'The chain is broken'}
        {since && ` since ${formatDate(since)}`}
      </Tag>{' '}
      {unsealedSince && <Tag tone="critical">Not sealed since {formatDate(unsealedSince)}</Tag>}
    </>
  );
}
