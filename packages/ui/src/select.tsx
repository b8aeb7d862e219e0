import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './control.module.css';
import { useFieldControl } from './field-control.ts';
import { Icon } from './icon.tsx';

export interface SelectProps extends ComponentProps<'select'> {
  /** As wide as its longest choice, for filters and quantities. */
  fit?: boolean;
}

/** The browser's own select, which every phone and screen reader knows. */
export function Select({ fit, className, ...props }: SelectProps) {
  return (
    <span className={classNames(styles.withChevron, fit && styles.fit)}>
      <select {...useFieldControl(props)} className={classNames(styles.control, styles.select, className)} />
      <Icon name="chevron" size={1.125} className={styles.chevron} />
    </span>
  );
}
