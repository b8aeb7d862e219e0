import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { stageOf, stages } from './stage-words.ts';
import styles from './draws.module.css';

/** Where the draw is, of its seven stages. */
export function StageLine({ draw }: { draw: DrawDetail }) {
  const current = stageOf(draw);
  return (
    <ol className={styles.stages} aria-label="Stages of the draw">
      {stages.map((stage, index) => (
        <li key={stage} aria-current={index === current ? 'step' : undefined} className={styles.stage}>
          <span>
            {index + 1}. {stage}
          </span>
          <small>{index < current ? 'Done' : index === current ? 'Now' : 'Later'}</small>
        </li>
      ))}
    </ol>
  );
}
