import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { IconButton } from './icon-button.tsx';
import styles from './pagination.module.css';

export interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pages}>
      <IconButton
        icon="chevron"
        look="lined"
        label={pieceMessages.previousPage}
        className={styles.back}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <p className={styles.count} aria-live="polite">
        {pieceMessages.pageOf(page, pages)}
      </p>
      <IconButton
        icon="chevron"
        look="lined"
        label={pieceMessages.nextPage}
        className={styles.forward}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
