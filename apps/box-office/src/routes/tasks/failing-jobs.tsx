import { locale } from '@stagedoor/rules/language/locale';
import type { listTasks } from '@stagedoor/contract/calls/office/tasks';
import type { OutputOf } from '@stagedoor/contract/call';
import { Alert } from '@stagedoor/ui/alert';
import { Moment } from '../../parts/time/moment.tsx';

/** What should run by itself and does not. */
export function FailingJobs({ jobs }: { jobs: OutputOf<typeof listTasks>['failingJobs'] }) {
  if (jobs.length === 0) return null;
  return (
    <Alert tone="critical" title="Some of what runs by itself fails again and again">
      <p>Whoever runs the server finds why in its log. It goes on by itself once the cause is gone.</p>
      <ul>
        {jobs.map(({ name, times, since }) => (
          <li key={name}>
            {name}: {times.toLocaleString(locale())} times in a row, since <Moment at={since} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
