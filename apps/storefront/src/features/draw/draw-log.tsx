import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { logWords } from '@stagedoor/rules/draw/log-words';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Card } from '@stagedoor/ui/card';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './draw.module.css';

const NOON = '12:00';

/** DRAW-12: the public log, line by line, and its bytes to take away. */
export function DrawLog({ draw }: { draw: PublicDraw }) {
  const { formatDateTime } = useTimes();
  const names = new Map(draw.names.filter(({ kind }) => kind === 'level').map(({ id, name }) => [id, name]));
  const lines = draw.log.map((line) => logWords(line, (level) => names.get(level) ?? `level ${level}`));
  const passes = lines.filter(({ isPass }) => isPass).length;
  const file = `data:application/x-ndjson;charset=utf-8,${encodeURIComponent(draw.log.map((line) => `${line}\n`).join(''))}`;
  return (
    <Card title={messages.runnerUps}>
      <p>
        {draw.walksEndedAt
          ? messages.walksEnded(formatDateTime(draw.walksEndedAt))
          : messages.runnerUpsLead(draw.walkAt ?? NOON)}
      </p>
      {lines.length === 0 ? (
        <p>{messages.runnerUpsNone}</p>
      ) : (
        <>
          <ol className={styles.steps}>
            {lines.map(({ number, at, words, entry }) => (
              <li key={number}>
                {formatDateTime(at)}: {words}
                {entry !== undefined && entry === draw.own?.entryId && (
                  <strong> ({messages.ownEntry})</strong>
                )}
              </li>
            ))}
          </ol>
          {passes > 0 && <p>{messages.logPasses(passes)}</p>}
          <p>
            {messages.newestHash}: <code className={styles.hash}>{draw.newestHash}</code>
          </p>
          <p>
            <a href={file} download={`draw-${draw.drawId}-log.ndjson`}>
              {messages.downloadLog}
            </a>
          </p>
        </>
      )}
    </Card>
  );
}
