import { lazyPart } from '@stagedoor/screens/lazy-part';
import styles from './rich-editor.module.css';

export interface RichEditorProps {
  /** What the text is called, as its field says. */
  label: string;
  html: string;
  readOnly: boolean;
  /** Of the text, where it is not that of the page. */
  lang?: string;
  onChange: (html: string) => void;
}

const RichField = lazyPart<RichEditorProps>(() => import('./rich-field.tsx'));

/** Text with what pages show of markup: headings, lists, links. */
export function RichEditor(props: RichEditorProps) {
  return (
    <div className={styles.frame}>
      <RichField {...props} />
    </div>
  );
}
