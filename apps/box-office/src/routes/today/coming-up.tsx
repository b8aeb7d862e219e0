import type { ReactNode } from 'react';
import { getCharging } from '@stagedoor/contract/calls/office/charging';
import { listDraws } from '@stagedoor/contract/calls/office/draws';
import { listEvents } from '@stagedoor/contract/calls/office/events';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { Panel } from '@stagedoor/ui/office/panel';
import { Sum } from '../../parts/money/sum.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './coming-up.module.css';

interface Coming {
  key: string;
  at: Date;
  when: string;
  what: ReactNode;
}

const MOST = 5;

/** Windows that open or close, days on which cards are charged, shows. */
function useComing(): Coming[] {
  const { shortDay, shortTime } = useTimes();
  const { outletId, within } = useOutletScope();
  const now = useNow();
  const draws = useOfficeAnswer(listDraws, {}, { enabled: useMaySee('draws.look') }).data?.draws ?? [];
  const shows = useOfficeAnswer(
    listEvents,
    { when: 'coming', outletId },
    { enabled: useMaySee('events.look') },
  ).data?.rows;
  const days = useOfficeAnswer(getCharging, {}, { enabled: useMaySee('charging.look') }).data?.coming ?? [];
  return [
    ...draws
      .filter((draw) => outletId === undefined || draw.outletId === outletId)
      .flatMap(({ seriesId, name, opensAt, closesAt }) =>
        [
          { at: opensAt, word: 'open' },
          { at: closesAt, word: 'close' },
        ].flatMap(({ at, word }) =>
          at && at > now
            ? {
                key: `${word} ${seriesId}`,
                at,
                when: shortTime(at, now),
                what: (
                  <>
                    Requests {word}: <Link to={within(`/draws/${seriesId}`)}>{name}</Link>
                  </>
                ),
              }
            : [],
        ),
      ),
    ...days.map(({ day, cards, cents }) => ({
      key: `charges ${day}`,
      at: new Date(`${day}T10:00:00Z`),
      when: shortDay(new Date(`${day}T17:00:00Z`), now),
      what: (
        <Link to={within('/charging')}>
          {cards} {cards === 1 ? 'installment' : 'installments'}, <Sum cents={cents} />
        </Link>
      ),
    })),
    ...(shows ?? []).flatMap(({ id, name, startsAt, canceledAt }) =>
      startsAt && !canceledAt
        ? {
            key: `show ${id}`,
            at: startsAt,
            when: shortDay(startsAt, now),
            what: <Link to={within(`/events/${id}`)}>{name}</Link>,
          }
        : [],
    ),
  ]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, MOST);
}

/** What comes next by itself? */
export function ComingUp() {
  const coming = useComing();
  if (coming.length === 0) return null;
  return (
    <Panel title="Coming up">
      <ul className={styles.list}>
        {coming.map(({ key, when, what }) => (
          <li key={key} className={styles.line}>
            <span className={styles.when}>{when}</span>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
