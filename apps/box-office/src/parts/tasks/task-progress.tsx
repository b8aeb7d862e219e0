import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '@stagedoor/screens/clock';
import { Button } from '@stagedoor/ui/button';
import { JobBar } from '@stagedoor/ui/office/job-bar';
import { timeLeft } from './office-task.ts';
import type { OfficeTask } from './office-task.ts';
import { useTaskBoard } from './shown-tasks.tsx';
import { useTimes } from '../time/use-times.ts';

interface TaskProgressProps {
  task: OfficeTask;
  /** Where it can pause; what is under way finishes. */
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  /** Opens the list of those that did not work. */
  failures?: ReactNode | undefined;
}

/** How far a task is. It goes on whether somebody looks or not. */
export function TaskProgress({ task, onPause, onResume, failures }: TaskProgressProps) {
  const { formatTime } = useTimes();
  const { show } = useTaskBoard();
  const now = useNow();
  useEffect(() => show(task), [show, task]);
  const { title, done, failed, total, state, startedBy, startedAt } = task;
  const mayResume = state === 'paused' || state === 'failed';
  return (
    <JobBar
      title={title}
      // What failed is behind it too.
      done={done + failed}
      failed={failed}
      total={total}
      state={state}
      left={timeLeft(task, now)}
      by={`Started by ${startedBy}${startedAt ? `, ${formatTime(startedAt)}` : ''}`}
      actions={
        <>
          {failed > 0 && failures}
          {state === 'running' && onPause && (
            <Button look="lined" size="s" onClick={onPause}>
              Pause
            </Button>
          )}
          {mayResume && onResume && (
            <Button look="lined" size="s" onClick={onResume}>
              Go on
            </Button>
          )}
        </>
      }
    />
  );
}
