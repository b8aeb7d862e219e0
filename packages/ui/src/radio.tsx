import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { useRadio } from './radio-context.ts';

export interface RadioProps {
  value: string;
  children: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export function Radio({ value, children, hint, disabled }: RadioProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        {...useRadio(value, disabled)}
        id={id}
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {children}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
    </div>
  );
}
