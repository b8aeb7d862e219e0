import { lazyPart } from '@stagedoor/screens/lazy-part';
import type { RichEditorProps } from './rich-editor-props.ts';
import styles from './rich-editor.module.css';

const RichField = lazyPart<RichEditorProps>(() => import('./rich-field.tsx'));

/** Text with what pages show of markup: headings, lists, links. */
export function RichEditor(props: RichEditorProps) {
  return (
    <div className={styles.frame}>
      <RichField {...props} />
    </div>
  );
}
