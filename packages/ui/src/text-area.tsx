import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './control.module.css';
import { useFieldControl } from './field-control.ts';

export type TextAreaProps = ComponentProps<'textarea'>;

export function TextArea({ className, ...props }: TextAreaProps) {
  return (
    <textarea
      rows={4}
      {...useFieldControl(props)}
      className={classNames(styles.control, styles.area, className)}
    />
  );
}
