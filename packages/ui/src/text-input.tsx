import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './control.module.css';
import { useFieldControl } from './field-control.ts';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...props }: TextInputProps) {
  return <input type="text" {...useFieldControl(props)} className={classNames(styles.control, className)} />;
}
