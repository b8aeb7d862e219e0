import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { cloneElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './stepper.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'later';
  /** Where a finished step leads: `<Link to="…" />`. Without it, it cannot be reopened. */
  link?: ReactElement<ComponentProps<'a'>> | undefined;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
}

/** Where you are on a way of several stages. On a phone only the current one keeps its words. */
export function Stepper({ label, steps }: StepperProps) {
  const at = steps.findIndex((step) => step.state === 'current');
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={classNames(styles.step, styles[step.state])}>
            <StepEntry step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      {at >= 0 && (
        <p className={styles.compact} aria-hidden="true">
          <span className={styles.compactCount}>{pieceMessages.stepOf(at + 1, steps.length)}</span>{' '}
          {steps[at]?.label}
        </p>
      )}
    </nav>
  );
}

function StepEntry({ step, number }: { step: Step; number: number }) {
  const content = (
    <>
      <span className={styles.mark}>{step.state === 'done' ? <Icon name="check" size={1.2} /> : number}</span>
      <span className={styles.label}>{step.label}</span>
      {step.state === 'done' && <VisuallyHidden> (done)</VisuallyHidden>}
    </>
  );
  if (step.state === 'done' && step.link) {
    return cloneElement(step.link, { className: classNames(styles.entry, styles.reopen) }, content);
  }
  return (
    <span className={styles.entry} aria-current={step.state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  );
}
