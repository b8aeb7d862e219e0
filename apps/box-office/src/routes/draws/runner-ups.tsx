import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { logWords } from '@stagedoor/rules/draw/log-words';
import { drawPageMessages } from '@stagedoor/rules/messages/draw-page';
import { Link } from '@stagedoor/screens/link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { EndWalks } from './end-walks.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

const NOON = '12:00';

/** Seats that came back, and the walk along the published order: once a day, never by hand. */
export function RunnerUps({ draw }: { draw: DrawDetail }) {
  const { formatDateTime } = useTimes();
  const names = new Map(draw.demand.map(({ levelId, levelName }) => [levelId, levelName]));
  const lines = draw.log.map((line) => logWords(line, (level) => names.get(level) ?? `level ${level}`));
  const passes = lines.filter(({ isPass }) => isPass).length;
  return (
    <Panel
      title="Runner-ups"
      aside={<Link to={`/charging?run=${draw.drawKey}`}>The charging run</Link>}
      foot={
        draw.walksEndedAt
          ? drawPageMessages.walksEnded(formatDateTime(draw.walksEndedAt))
          : `Walked once a day at ${draw.walkAt ?? NOON} New York time, never by hand`
      }
    >
      {lines.length === 0 ? (
        <p>{drawPageMessages.runnerUpsNone}</p>
      ) : (
        <>
          {passes > 0 && <p>{drawPageMessages.logPasses(passes)}</p>}
          <FactList
            facts={lines.map(({ number, at, words, entry }) => ({
              name: `${number}. ${words}, ${formatDateTime(at)}`,
              value: entry ?? '',
              exact: true,
            }))}
          />
        </>
      )}
      <EndWalks draw={draw} />
    </Panel>
  );
}
