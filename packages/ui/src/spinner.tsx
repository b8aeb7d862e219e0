import { classNames } from './class-names.ts';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** Said to screen readers; leave it out where text beside the spinner says the same. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const look = classNames(styles.spinner, className);
  if (!label) return <span aria-hidden="true" className={look} />;
  return (
    <output className={look}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
