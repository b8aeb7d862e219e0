import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldMessage } from './field-message.tsx';
import { useEarlyChoice } from './use-early-choice.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** The label; it may hold links. */
  children: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
}

export function Checkbox({ children, hint, error, id, ...rest }: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const describedBy = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ');
  const { checked } = rest;
  const control = useEarlyChoice<HTMLInputElement>((box) => {
    if (checked === undefined || box.checked === checked) return undefined;
    return () => {
      box.checked = checked;
      box.click();
    };
  });
  return (
    <div className={styles.choice}>
      <input
        {...rest}
        ref={control}
        id={inputId}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <div className={styles.words}>
        <label htmlFor={inputId} className={styles.label}>
          {children}
        </label>
        {hint && (
          <div id={`${inputId}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
        {error && <FieldMessage id={`${inputId}-error`}>{error}</FieldMessage>}
      </div>
    </div>
  );
}
