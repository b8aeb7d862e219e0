import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import styles from './skip-link.module.css';

/** The first stop of the tab key: past the header, to the content. */
export function SkipLink({ to = 'content', children = pieceMessages.skip }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
