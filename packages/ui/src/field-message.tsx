import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldMessageProps {
  id: string;
  children: string;
}

/** What is wrong with a field and how to mend it. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={1.15} className={styles.errorIcon} />
      {children}
    </p>
  );
}
