import { useState } from 'react';
import { listShowMonth } from '@stagedoor/contract/calls/office/shows';
import type { ShowOnDay } from '@stagedoor/contract/calls/office/shows';
import { showCalendarMessages as words } from '@stagedoor/rules/messages/show-calendar';
import { monthPattern, monthWeeks, otherMonth } from '@stagedoor/rules/time/month-weeks';
import { Button } from '@stagedoor/ui/button';
import { Heading } from '@stagedoor/ui/heading';

import { useOutletScope } from '../../../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { NoSuchPage } from '../../../../parts/room/no-such-page.tsx';
import { useTimes } from '../../../../parts/time/use-times.ts';
import styles from './show-calendar.module.css';
import { DayCell } from './day-cell.tsx';
import { useDayKeys } from './use-day-keys.ts';

interface ShowCalendarProps {
  month: string;
  onMonth: (month: string) => void;
}

/** What is on when? */
export function ShowCalendar({ month, onMonth }: ShowCalendarProps) {
  const { outletId } = useOutletScope();
  const isMonth = monthPattern.test(month);
  const answer = useOfficeAnswer(listShowMonth, { month, outletId }, { enabled: isMonth });
  const { monthHeading } = useTimes();
  if (!isMonth) return <NoSuchPage />;
  const title = monthHeading(`${month}-15T12:00:00Z`);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <Button look="lined" size="s" onClick={() => onMonth(otherMonth(month, -1))}>
          {words.earlier}
        </Button>
        <Heading level={2}>{title}</Heading>
        <Button look="lined" size="s" onClick={() => onMonth(otherMonth(month, 1))}>
          {words.later}
        </Button>
      </div>
      <Answered answer={answer} what={words.calendar}>
        {({ shows }) => <Month key={month} {...{ month, shows, title, onMonth }} />}
      </Answered>
    </section>
  );
}

interface MonthProps extends ShowCalendarProps {
  shows: readonly ShowOnDay[];
  title: string;
}

function Month({ month, shows, title, onMonth }: MonthProps) {
  const byDay = Map.groupBy(shows, ({ day }) => day);
  const [day, setDay] = useState(shows[0]?.day ?? `${month}-01`);
  const keys = useDayKeys(month, day, setDay, onMonth);
  return (
    <>
      {shows.length === 0 && <p role="status">{words.none}</p>}
      {/* A calendar that is walked through by keys is a grid. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" className={styles.month} aria-label={title} onKeyDown={keys}>
        <thead>
          <tr>
            {words.days.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((each, place) =>
                each ? (
                  <DayCell key={each} day={each} shows={byDay.get(each) ?? []} isHere={each === day} />
                ) : (
                  // A week has seven places, whatever stands there.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={place} className={styles.other}>
                    {' '}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
