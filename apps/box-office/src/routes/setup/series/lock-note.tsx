import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

interface LockNoteProps {
  editor: SeriesEditor;
  isLocked: boolean;
}

/** From which moment on this stays, or since when it does. */
export function LockNote({ editor: { draft, sheet }, isLocked }: LockNoteProps) {
  const { formatDateTime } = useTimes();
  const opens = textIn(sheet, 'opens');
  if (isLocked && draft.lockedSince)
    return (
      <span className={styles.lock}>
        <OfficeIcon name="lock" size={1} /> {words.lockedSince(formatDateTime(draft.lockedSince))}
      </span>
    );
  if (opens === '' || draft.lockedSince) return null;
  return (
    <span className={styles.lock}>
      <OfficeIcon name="lock" size={1} /> {words.lockedFrom(typedTimeText(opens))}
    </span>
  );
}
