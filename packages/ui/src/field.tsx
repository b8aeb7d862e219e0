import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldContext } from './field-control.ts';
import { FieldMessage } from './field-message.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FieldProps {
  label: string;
  /** The control's id, where an error summary or a label elsewhere must know it. */
  id?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Says `optional` beside the label: the few optional fields are marked, not the many required ones. */
  optional?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** One control: `TextInput`, `PasswordInput`, `Select`, `TextArea`… It finds its id and texts by itself. */
  children: ReactNode;
}

export function Field({
  label,
  id,
  hint,
  error,
  required = false,
  optional,
  hideLabel,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={classNames(styles.label, hideLabel && styles.labelHidden)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optional && <span className={styles.optional}> optional</span>}
      </label>
      <div className={styles.control}>
        <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), required }}>
          {children}
        </FieldContext>
      </div>
      {(error || hint) && (
        <div className={styles.messages}>
          {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
          {hint && (
            <div id={hintId} className={styles.hint}>
              {hint}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
