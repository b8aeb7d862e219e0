import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import styles from './drafting.module.css';
import type { DraftFacts } from './use-draft-editor.ts';

interface BeforeOutProps {
  draft: DraftFacts;
  /** What is settled already, line by line. */
  holds?: readonly string[];
}

const NONE: readonly string[] = [];

/** What is still missing, each in the importer's words, and what deserves a look. */
export function BeforeOut({ draft: { problems, notes }, holds = NONE }: BeforeOutProps) {
  const open = problems.length;
  return (
    <Panel
      title={words.beforeOut}
      aside={open > 0 ? <Tag tone="attention">{words.openLines(open)}</Tag> : undefined}
    >
      <ul className={styles.lines}>
        {[...holds, ...(open === 0 ? [words.ready] : [])].map((line) => (
          <li key={line} className={styles.line}>
            <Icon name="check" className={styles.holds} /> <span>{line}</span>
          </li>
        ))}
        {problems.map(({ field, part, message }) => (
          <li key={`${field} ${part} ${message}`} className={styles.line}>
            <Icon name="alert" className={styles.open} />
            <span className={styles.open}>{message}</span>
          </li>
        ))}
        {notes.map((message) => (
          <li key={message} className={styles.line}>
            <Icon name="info" /> <span>{message}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
