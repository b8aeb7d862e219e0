import { listEvents } from '@stagedoor/contract/calls/office/events';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Link } from 'react-router';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import styles from './door.module.css';

/** Which show is it? The next one first. */
export function DoorShows() {
  const { outletId, within } = useOutletScope();
  const answer = useOfficeAnswer(listEvents, { when: 'coming', sort: 'starts', outletId });
  return (
    <>
      <PageHead title="Door" facts="Choose the show; then give out a pass for each door" />
      <Answered answer={answer} what="The list of shows">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title="No show is to come" />
          ) : (
            <Panel title="Shows to come" flush>
              <ul className={styles.rows}>
                {rows.map(({ id, name, startsAt, venue, place, stock }) => (
                  <li key={id} className={styles.row}>
                    <div>
                      <Link to={within(`/door/${id}`)}>{name}</Link>
                      <p className={styles.quiet}>
                        {[startsAt && showDateText({ showDate: startsAt, venue: place }), venue]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                    </div>
                    <span className={styles.quiet}>{stock.sold} sold</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )
        }
      </Answered>
    </>
  );
}
