import { listTasks } from '@stagedoor/contract/calls/office/tasks';
import { Link } from '@stagedoor/screens/link';
import { Meter } from '@stagedoor/ui/office/meter';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { isUnderWay } from '../../parts/tasks/office-task.ts';
import { useTaskBoard } from '../../parts/tasks/shown-tasks.tsx';
import styles from './running-tasks.module.css';

const OFTEN_MS = 3000;
const SELDOM_MS = 30_000;

/** What runs meanwhile, as a thin bar each, whoever started it. */
export function RunningTasks() {
  const { running: own } = useTaskBoard();
  const { within } = useOutletScope();
  const known = useOfficeAnswer(listTasks, { underWay: true });
  const others = (known.data?.tasks ?? []).filter(
    (task) => isUnderWay(task) && !own.some(({ id }) => id === task.id),
  );
  const running = [...own, ...others];
  useOfficeAnswer(
    listTasks,
    { underWay: true },
    { refetchInterval: running.length > 0 ? OFTEN_MS : SELDOM_MS },
  );
  if (running.length === 0) return null;
  return (
    <ul aria-label="Running" className={styles.tasks}>
      {running.map(({ id, title, done, total }) => (
        <li key={id} className={styles.task}>
          <Link to={within('/tasks')}>{title}</Link>
          <Meter
            label={`${title}: ${done} of ${total ?? '?'}`}
            total={total ?? done}
            parts={[{ label: 'Done', value: done }]}
          />
        </li>
      ))}
    </ul>
  );
}
