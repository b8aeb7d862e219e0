import type { ReactNode } from 'react';
import { Heading } from '../heading.tsx';
import { Icon } from '../icon.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Where the page belongs, as links, from the outside in. */
  within?: readonly ReactNode[];
  title: ReactNode;
  /** A state beside the title. */
  tag?: ReactNode;
  /** One line of facts. */
  facts?: ReactNode;
  /** On the right; one of them primary at most. */
  actions?: ReactNode;
}

/** The head of every page of the box office: where it belongs, what it is, what one can do. */
export function PageHead({ within, title, tag, facts, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {within && (
          <nav aria-label="Where this belongs" className={styles.within}>
            {within.map((place, index) => (
              // Places have no name of their own here, and never change their order.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className={styles.place}>
                {index > 0 && <Icon name="chevron" size={0.9} className={styles.arrow} />}
                {place}
              </span>
            ))}
          </nav>
        )}
        <div className={styles.title}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {tag}
        </div>
        {facts && <div className={styles.facts}>{facts}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
