import { Heading } from '@stagedoor/ui/heading';
import { Poster } from '../show/poster.tsx';
import styles from './receipt.module.css';

interface ReceiptShowProps {
  imageUrl: string | null | undefined;
  when: string | null | undefined;
  title: string;
  /** Its own name, the place. */
  notes: readonly (string | null | undefined)[];
}

/** The show that a receipt is about: the date leads, as in every list of shows. */
export function ReceiptShow({ imageUrl, when, title, notes }: ReceiptShowProps) {
  return (
    <div className={styles.show}>
      <span className={styles.poster}>
        <Poster src={imageUrl} />
      </span>
      <div>
        {when && <p className={styles.when}>{when}</p>}
        <Heading level={2} look="s">
          {title}
        </Heading>
        {notes.map(
          (note) =>
            note && (
              <p key={note} className={styles.quiet}>
                {note}
              </p>
            ),
        )}
      </div>
    </div>
  );
}
