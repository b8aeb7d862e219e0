import { getDoor } from '@stagedoor/contract/calls/office/door';
import type { Door } from '@stagedoor/contract/calls/office/door';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { Alert } from '@stagedoor/ui/alert';
import { Chart } from '@stagedoor/ui/office/chart';
import { Meter } from '@stagedoor/ui/office/meter';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Link, useParams } from 'react-router';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { DoorPasses } from './door-passes.tsx';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './door.module.css';

const EVERY_MS = 10_000;

/** Who is in, who stands at which door, and what must somebody look at? */
export function OneDoor() {
  const times = useTimes();
  const { within } = useOutletScope();
  const eventId = Number(useParams()['id']);
  const answer = useOfficeAnswer(getDoor, { eventId }, { refetchInterval: EVERY_MS });
  const door = answer.data;
  return (
    <>
      <PageHead
        within={[
          <Link key="door" to={within('/door')}>
            Door
          </Link>,
        ]}
        title={door?.name ?? 'Door'}
        facts={door?.startsAt && showDateText({ showDate: door.startsAt }, times)}
      />
      <Answered answer={answer} what="The door">
        {(found) => (
          <Stack gap={16}>
            <Doubles doubles={found.doubles} />
            <Inside door={found} />
            <DoorPasses door={found} />
            {found.curve.length > 0 && <Curve curve={found.curve} />}
          </Stack>
        )}
      </Answered>
    </>
  );
}

function Inside({ door: { inside, expected, levels } }: { door: Door }) {
  const all = `${inside} of ${expected} in`;
  return (
    <Panel title={all}>
      <Stack gap={12}>
        <Meter tall label={all} parts={[{ label: 'In', value: inside, look: 'good' }]} total={expected} />
        {levels.map((level) => (
          <div key={level.name}>
            <p className={styles.quiet}>
              {level.name}: {level.inside} of {level.expected}
            </p>
            <Meter
              label={`${level.name}: ${level.inside} of ${level.expected} in`}
              parts={[{ label: 'In', value: level.inside }]}
              total={level.expected}
            />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function Curve({ curve }: { curve: Door['curve'] }) {
  const { formatTime } = useTimes();
  return (
    <Panel title="How they came">
      <Chart
        title="People let in, by five minutes"
        placeName="From"
        places={curve.map(({ at }) => formatTime(at))}
        series={[{ label: 'People', values: curve.map(({ people }) => people) }]}
      />
    </Panel>
  );
}

/** Let in by a device without a network, against what was true by then. */
function Doubles({ doubles }: Pick<Door, 'doubles'>) {
  const { formatTime } = useTimes();
  if (doubles.length === 0) return null;
  return (
    <Alert tone="warning" title={`${doubles.length} let in that should not have been`}>
      <ul className={styles.doubles}>
        {doubles.map(({ gate, level, at, word, reason }) => (
          <li key={`${gate} ${at.getTime()} ${level}`}>
            {formatTime(at)}, {gate}: {[level, word, reason].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
