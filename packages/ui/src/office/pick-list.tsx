import { cloneElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './pick-list.module.css';

export interface Pick {
  key: string;
  /** The link that opens it, without words: `<Link to="/refunds/Z4100000102" />`. */
  link: ReactElement<ComponentProps<'a'>>;
  title: ReactNode;
  /** At the end of the title's line: a sum. */
  corner?: ReactNode;
  text?: ReactNode;
  /** At the end of the second line: an age. */
  aside?: ReactNode;
}

/** The list of a split view: each line opens one thing, the open one has a bar and a ground. */
export function PickList({
  label,
  picks,
  open,
}: {
  label: string;
  picks: readonly Pick[];
  open?: string | undefined;
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {picks.map(({ key, link, title, corner, text, aside }) => (
          <li key={key}>
            {cloneElement(
              link,
              { className: styles.pick, 'aria-current': key === open ? 'true' : undefined },
              <>
                <span className={styles.title}>{title}</span>
                <span className={styles.corner}>{corner}</span>
                <span className={styles.text}>{text}</span>
                <span className={styles.aside}>{aside}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
