import { listEvents } from '@stagedoor/contract/calls/office/events';
import type { OutputOf } from '@stagedoor/contract/call';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from 'react-router';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './door.module.css';

type Show = OutputOf<typeof listEvents>['rows'][number];

/** Which show is it? Tonight's first. */
export function DoorShows() {
  const times = useTimes();
  const { dayOf } = times;
  const now = useNow();
  const { outletId } = useOutletScope();
  const answer = useOfficeAnswer(listEvents, { when: 'coming', sort: 'starts', outletId });
  const isTonight = ({ startsAt }: Show) => startsAt !== undefined && dayOf(startsAt) === dayOf(now);
  return (
    <>
      <PageHead title="Door" facts="Choose the show; then give out a pass for each door" />
      <Answered answer={answer} what="The list of shows">
        {({ rows }) => {
          const tonight = rows.filter(isTonight);
          const later = rows.filter((show) => !isTonight(show));
          if (rows.length === 0) return <EmptyState title="No show is to come" />;
          return (
            <Stack gap={16}>
              {tonight.length > 0 ? (
                <Shows title="Tonight" shows={tonight} />
              ) : (
                <p className={styles.quiet}>{noShowToday(later[0], now, times)}</p>
              )}
              {later.length > 0 && <Shows title="Shows to come" shows={later} />}
            </Stack>
          );
        }}
      </Answered>
    </>
  );
}

const noShowToday = (next: Show | undefined, now: Date, { shortDay }: Times): string =>
  next?.startsAt ? `No show today. Next: ${shortDay(next.startsAt, now)}` : 'No show today.';

function Shows({ title, shows }: { title: string; shows: readonly Show[] }) {
  const times = useTimes();
  const { within } = useOutletScope();
  return (
    <Panel title={title} flush>
      <ul className={styles.rows}>
        {shows.map(({ id, name, startsAt, venue, place, stock }) => (
          <li key={id} className={styles.row}>
            <div>
              <Link to={within(`/door/${id}`)}>{name}</Link>
              <p className={styles.quiet}>
                {[startsAt && showDateText({ showDate: startsAt, venue: place }, times), venue]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <span className={styles.quiet}>{stock.sold} sold</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
