import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import styles from './hall-editor.module.css';
import { PlanThing } from './plan-thing.tsx';
import { within } from './press-seat.ts';
import type { HallEditor } from './use-hall-editor.ts';
import { changeWords, removeWords } from './words-on-plan.ts';

/** What is written on the plan, where it stands. */
export function PlanWords({ editor, mayChange }: { editor: HallEditor; mayChange: boolean }) {
  return editor.plan.words.map(({ text, x, y }, index) => {
    const style = { left: `${x / 100}%`, top: `${y / 100}%` };
    return mayChange ? (
      <PlanThing
        // Two may say the same: they are told apart by which they are.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        label={words.wordsThere(text)}
        className={styles.words}
        style={style}
        onMove={(by, isByKeys) =>
          changeWords(
            editor,
            index,
            { x: within(x + by.x), y: within(y + by.y) },
            isByKeys ? `words ${index}` : undefined,
          )
        }
        onRemove={() => removeWords(editor, index)}
      >
        {text}
      </PlanThing>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <div key={index} className={styles.words} style={style}>
        {text}
      </div>
    );
  });
}
