import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { drawPageMessages as messages } from '@stagedoor/rules/messages/draw-page';
import { Link } from '@stagedoor/screens/link';
import { Card } from '@stagedoor/ui/card';
import styles from './draw.module.css';

/** DRAW-10: whoever sees one draw of a series sees all of them. */
export function DrawsBeside({ draw }: { draw: PublicDraw }) {
  if (draw.beside.length < 2) return null;
  return (
    <Card title={messages.beside}>
      <ul className={styles.steps}>
        {draw.beside.map(({ drawId, isAbandoned }) => {
          const words = isAbandoned ? messages.besideAbandoned(drawId) : messages.besideLive(drawId);
          return (
            <li key={drawId}>
              {drawId === draw.drawId ? (
                `${words} (${messages.besideThis})`
              ) : (
                <Link to={`/draws/${drawId}`}>{words}</Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
