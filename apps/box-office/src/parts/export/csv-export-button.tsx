import { locale } from '@stagedoor/rules/language/locale';
import { useEffect, useEffectEvent, useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getTask } from '@stagedoor/contract/calls/office/tasks';
import type { Task } from '@stagedoor/contract/calls/office/tasks';
import { Button } from '@stagedoor/ui/button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeAnswer } from '../asking/use-office-answer.ts';
import { useMayDo } from '../session/use-staff.ts';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { isUnderWay } from '../tasks/office-task.ts';
import type { OfficeTask } from '../tasks/office-task.ts';
import { useTaskBoard } from '../tasks/shown-tasks.tsx';
import { useTaskFile } from '../tasks/use-task-file.ts';

interface CsvExportButtonProps {
  /** How many rows the filter finds; undefined while that is not known. */
  count?: number | undefined;
  /** What else it is called than an export: `CSV for the books`. */
  label?: string;
  /** Starts the task that writes the filtered set. */
  start: () => Promise<OfficeTask>;
  permission?: Permission;
}

const AGAIN_MS = 1000;

/**
 * Exports what the filter finds, always with the number. The server writes it to the log, with the filter. Whoever stays
 * on the page is given the file when it is ready; whoever leaves finds it among the tasks.
 */
export function CsvExportButton({ count, label, start, permission = 'lists.export' }: CsvExportButtonProps) {
  const may = useMayDo(permission);
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const [started, setStarted] = useState<OfficeTask>();
  if (!may) return null;

  async function run() {
    setBusy(true);
    try {
      setStarted(await start());
    } catch (error) {
      toasts.error('The export did not start', wordsOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        look="lined"
        icon={<OfficeIcon name="download" />}
        busy={busy || started !== undefined}
        disabledReason={count === 0 && 'Nothing to export'}
        onClick={() => void run()}
      >
        {label ?? (count === undefined ? 'Export as CSV' : `Export ${count.toLocaleString(locale())} as CSV`)}
      </Button>
      {started && <Watched task={started} onOver={() => setStarted(undefined)} />}
    </>
  );
}

/** Looks at a task until it is over, and takes its file. */
function Watched({ task, onOver }: { task: OfficeTask; onOver: () => void }) {
  const board = useTaskBoard();
  const file = useTaskFile();
  const { data } = useOfficeAnswer(getTask, { id: task.id }, { refetchInterval: AGAIN_MS });
  const now = data?.task;
  const look = useEffectEvent(async (at: Task) => {
    board.show(at);
    if (isUnderWay(at)) return;
    if (at.state === 'finished' && at.parts > 0) await file.take(at);
    onOver();
  });
  useEffect(() => {
    if (now) void look(now);
  }, [now]);
  return null;
}
