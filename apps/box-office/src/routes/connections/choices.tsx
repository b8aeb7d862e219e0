import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './connections.module.css';

interface ChoicesProps {
  legend: string;
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Boxes to tick under one name, with what is wrong about all of them. */
export function Choices({ legend, id, error, children }: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error && (
        <p id={errorId} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
