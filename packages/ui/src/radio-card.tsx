import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';
import { Icon } from './icon.tsx';
import { useRadio } from './radio-context.ts';

export interface RadioCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** What went wrong with it before; it can be chosen all the same. */
  problem?: ReactNode;
  /** Stands at the end of the first line: a price, a tag. */
  aside?: ReactNode;
  disabled?: boolean;
}

/** A choice that carries more than a word: an address, a card, a way of delivery. */
export function RadioCard({ value, title, description, problem, aside, disabled }: RadioCardProps) {
  const id = useId();
  const hasMore = Boolean(description || problem || aside);
  return (
    <label className={classNames(styles.card, Boolean(problem) && styles.troubled)}>
      <input
        {...useRadio(value, disabled)}
        className={styles.box}
        aria-labelledby={`${id}-title`}
        aria-describedby={hasMore ? `${id}-more` : undefined}
      />
      <span id={`${id}-title`} className={styles.cardTitle}>
        {title}
      </span>
      {hasMore && (
        <span id={`${id}-more`} className={styles.cardMore}>
          {aside && <span className={styles.cardAside}>{aside}</span>}
          {description && <span className={styles.hint}>{description}</span>}
          {problem && (
            <span className={styles.problem}>
              <Icon name="error" /> {problem}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
