import { exportLog, listLog } from '@stagedoor/contract/calls/office/log';
import { formatDate } from '@stagedoor/rules/dates';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { Tag } from '@stagedoor/ui/tag';
import { useSearchParams } from 'react-router';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { logColumns } from './log-columns.tsx';
import { LogFilters } from './log-filters.tsx';
import { useLogFilter } from './use-log-filter.ts';

/** Everything anybody changed, and was refused. */
export function LogPanel({ all }: { all: boolean }) {
  const log = useLogFilter(all);
  const { before, forward, back } = usePages();
  const answer = useOfficeAnswer(listLog, { ...log.query, before }, { keep: true });
  const send = useOfficeSend(exportLog);
  const { entries, next, chain } = answer.data ?? {};
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
          count={undefined}
          permission="log.export"
          start={() => send.mutateAsync(log.query)}
        />
      }
      flush
    >
      <LogFilters all={all} log={log} />
      <OfficeTable
        caption="The log"
        columns={logColumns}
        rows={entries}
        rowKey={({ id }) => id}
        busy={answer.isPlaceholderData}
        pages={{ back: before ? back : undefined, forward: next ? () => forward(next) : undefined }}
        sum={
          <>
            Nobody can change or delete a line, not even an owner.{' '}
            {chain && (
              <Tag tone={chain.isWhole ? 'good' : 'critical'}>
                {chain.isWhole ? 'Chain unbroken' : 'The chain is broken'}
                {chain.since && ` since ${formatDate(chain.since)}`}
              </Tag>
            )}
          </>
        }
        instead={
          answer.isError ? <AnswerFailed answer={answer} what="The log" /> : entries?.length === 0 && nothing
        }
      />
    </Panel>
  );
}

/** The key of a page stands in the address; the way back is the browser's own. */
function usePages() {
  const [parameters, setParameters] = useSearchParams();
  return {
    before: parameters.get('after') ?? undefined,
    forward: (key: string) =>
      setParameters((former) => {
        const next = new URLSearchParams(former);
        next.set('after', key);
        return next;
      }),
    back: () => history.back(),
  };
}
