import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

export interface FieldError {
  /** The id of the field's control, or of its radio group. */
  id: string;
  /** The same words as at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly FieldError[];
  title?: string;
  /** Counts the submits; each one that leaves errors brings the focus back here. */
  attempt?: number;
}

/** What is wrong with a form, above it. Takes the focus and leads to each field. */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <SummaryBox key={attempt} errors={errors} title={title ?? usualTitle(errors.length)} />;
}

function SummaryBox({ errors, title }: { errors: readonly FieldError[]; title: string }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <Icon name="error" className={styles.icon} />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function usualTitle(count: number): string {
  return pieceMessages.needsAttention(count);
}

function goTo(event: MouseEvent, id: string) {
  event.preventDefault();
  const target = document.getElementById(id);
  const field = target instanceof HTMLFieldSetElement ? choiceIn(target) : target;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The chosen radio, or the first that can be chosen; a group without any is reached itself. */
function choiceIn(group: HTMLFieldSetElement): HTMLElement {
  return (
    group.querySelector<HTMLElement>('input:checked') ??
    group.querySelector<HTMLElement>('input:not([disabled])') ??
    group
  );
}
