import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice.module.css';
import { FieldMessage } from './field-message.tsx';
import { RadioContext } from './radio-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface RadioGroupProps {
  legend: string;
  hideLegend?: boolean | undefined;
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Where an error summary leads. */
  id?: string | undefined;
  name?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** `Radio` or `RadioCard`, any number. */
  children: ReactNode;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, value, onChange, hint, error, disabled = false, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={classNames(styles.legend, hideLegend && styles.noGap)}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={styles.groupHint}>
          {hint}
        </div>
      )}
      <div className={styles.options}>
        <RadioContext value={{ name: props.name ?? id, value, onChange, disabled }}>{children}</RadioContext>
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
