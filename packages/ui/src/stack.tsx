import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  /** One of the steps of the space scale. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32 | 48 | 72;
  /** Side by side, wrapping, instead of one above the other. */
  row?: boolean;
  /** In a row: how the rest of the space is shared. */
  spread?: 'start' | 'between' | 'end';
}

/** Puts an even space between things. */
export function Stack({ gap = 16, row, spread = 'start', className, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      className={classNames(
        row ? styles.row : styles.stack,
        styles[`gap-${gap}`],
        row && styles[spread],
        className,
      )}
    />
  );
}
