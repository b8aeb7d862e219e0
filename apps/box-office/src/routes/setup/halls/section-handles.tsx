import { stretched } from '@stagedoor/rules/halls/stretch-section';
import type { Pull } from '@stagedoor/rules/halls/stretch-section';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import styles from './hall-editor.module.css';
import { PlanThing } from './plan-thing.tsx';
import type { Box } from './seat-at.ts';
import type { HallEditor } from './use-hall-editor.ts';
import type { WrittenSection } from './written-hall.ts';

const edges = [-1, 0, 1] as const;
const pulls: readonly Pull[] = edges.flatMap((down) =>
  edges.flatMap((across) => (across === 0 && down === 0 ? [] : [{ across, down }])),
);

interface SectionHandlesProps {
  editor: HallEditor;
  section: WrittenSection;
  box: Box;
  /** How far the frame stands around it. */
  room: number;
}

/** At corners and edges of the frame: its seats stand closer together or wider apart. A turned one has its fields alone. */
export function SectionHandles({ editor, section, box, room }: SectionHandlesProps) {
  const { rule } = section;
  if (!rule || rule.capacity !== null || rule.turn !== 0) return null;
  const taken = { width: box.right - box.left, height: box.bottom - box.top };
  const [middle, centre] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return pulls.map(({ across, down }) => (
    <PlanThing
      key={`${across} ${down}`}
      label={words.pull(across, down)}
      className={styles.handle}
      style={{
        left: `${(middle + across * (taken.width / 2 + room)) / 100}%`,
        top: `${(centre + down * (taken.height / 2 + room)) / 100}%`,
      }}
      onMove={(by, isByKeys) =>
        editor.change(
          section.name,
          (before) => stretched(before, taken, { across, down }, by),
          isByKeys ? `pull ${section.name}` : undefined,
        )
      }
    />
  ));
}
