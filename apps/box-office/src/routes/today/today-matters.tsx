import { getToday } from '@stagedoor/contract/calls/office/today';
import { formatDateTime } from '@stagedoor/rules/dates';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Panel } from '@stagedoor/ui/office/panel';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import styles from './today-page.module.css';

const AGAIN_MS = 30_000;

/** What needs a person now? */
export function TodayMatters() {
  const { within } = useOutletScope();
  const answer = useOfficeAnswer(getToday, {}, { refetchInterval: AGAIN_MS });
  return (
    <Panel title="What needs a person" aside={answer.data && String(answer.data.matters.length)} flush>
      <Answered answer={answer} what="This list" stillWorks="Every room is open.">
        {({ matters, forOthers, missing }) => (
          <>
            {missing.map((name) => (
              <Alert key={name} tone="warning" title={`${name} could not be read.`} />
            ))}
            {matters.length === 0 && missing.length === 0 && (
              <EmptyState title="Nothing needs you">
                What goes wrong stands here, with the way there.
              </EmptyState>
            )}
            <ul className={styles.shops}>
              {matters.map(({ name, count, what, detail, since, path }) => (
                <li key={`${name} ${what}`} className={styles.shop}>
                  <span>
                    <strong>
                      {count.toLocaleString('en-US')} {what}
                    </strong>
                    <br />
                    <small>
                      {[detail, since && `since ${formatDateTime(since)}`].filter(Boolean).join(', ')}
                    </small>
                  </span>
                  <Link to={within(path)} aria-label={`Look at ${what}`}>
                    Look
                  </Link>
                </li>
              ))}
              {forOthers > 0 && <li className={styles.shop}>{forOthers} more for others</li>}
            </ul>
          </>
        )}
      </Answered>
    </Panel>
  );
}
