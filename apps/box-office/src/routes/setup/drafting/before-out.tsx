import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Icon } from '@stagedoor/ui/icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import styles from './drafting.module.css';
import type { DraftFacts } from './use-draft-editor.ts';

/** What is still missing, each in the importer's words, and what deserves a look. */
export function BeforeOut({ draft: { problems, notes } }: { draft: DraftFacts }) {
  const open = problems.length;
  return (
    <Panel
      title={words.beforeOut}
      aside={open > 0 ? <Tag tone="attention">{words.openLines(open)}</Tag> : undefined}
    >
      <ul className={styles.lines}>
        {open === 0 && (
          <li className={styles.line}>
            <Icon name="check" /> {words.ready}
          </li>
        )}
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
