import { listTasks } from '@stagedoor/contract/calls/office/tasks';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { FailingJobs } from './failing-jobs.tsx';
import { OneTask } from './one-task.tsx';

const AGAIN_MS = 3000;

/** What runs, and what came of it? */
export default function TasksPage() {
  const answer = useOfficeAnswer(listTasks, {}, { refetchInterval: AGAIN_MS });
  return (
    <>
      <PageHead
        title="Tasks and exports"
        facts="They go on when you leave the page. Files are kept for three days."
      />
      <Answered answer={answer} what="This list">
        {({ tasks, failingJobs }) => (
          <Stack gap={12}>
            <FailingJobs jobs={failingJobs} />
            {tasks.length === 0 ? (
              <EmptyState title="Nothing has run yet">
                Exports, charges and letters to many stand here while they run, with what did not work.
              </EmptyState>
            ) : (
              tasks.map((task) => <OneTask key={task.id} task={task} />)
            )}
          </Stack>
        )}
      </Answered>
    </>
  );
}
