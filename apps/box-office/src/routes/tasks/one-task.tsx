import { getTask, pauseTask, resumeTask } from '@stagedoor/contract/calls/office/tasks';
import type { Task } from '@stagedoor/contract/calls/office/tasks';
import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { TaskProgress } from '../../parts/tasks/task-progress.tsx';
import { useTaskFile } from '../../parts/tasks/use-task-file.ts';
import styles from './one-task.module.css';

export function OneTask({ task }: { task: Task }) {
  const toasts = useToasts();
  const pause = useOfficeSend(pauseTask);
  const resume = useOfficeSend(resumeTask);
  const file = useTaskFile();
  const { id, maySteer, problem, state, parts } = task;
  const fail = (error: Error) => toasts.error('That did not work', wordsOf(error));
  return (
    <Panel>
      <Stack gap={8}>
        <TaskProgress
          task={task}
          onPause={maySteer ? () => pause.mutate({ id }, { onError: fail }) : undefined}
          onResume={maySteer ? () => resume.mutate({ id }, { onError: fail }) : undefined}
          failures={<Failures id={id} />}
        />
        {problem && state !== 'finished' && <p className={styles.problem}>{problem}</p>}
        {state === 'finished' && parts > 0 && maySteer && (
          <div>
            <Button
              look="lined"
              size="s"
              icon={<OfficeIcon name="download" />}
              busy={file.busy}
              onClick={() => void file.take(task)}
            >
              Download
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

/** Those that did not work, as a list one can open. */
function Failures({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="lined" size="s" onClick={() => setOpen(true)}>
        Those that did not work
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Those that did not work">
        {open && <FailureList id={id} />}
      </Dialog>
    </>
  );
}

function FailureList({ id }: { id: string }) {
  const answer = useOfficeAnswer(getTask, { id });
  return (
    <Answered answer={answer} what="This list">
      {({ failures }) => (
        <dl className={styles.failures}>
          {failures.map(({ subject, message }) => (
            <div key={subject}>
              <dt>{subject}</dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
      )}
    </Answered>
  );
}
