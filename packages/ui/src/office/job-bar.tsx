import { locale } from '@stagedoor/rules/language/locale';
import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';
import type { MeterPart } from './meter.tsx';
import styles from './job-bar.module.css';

export type JobState = 'waiting' | 'running' | 'paused' | 'finished' | 'failed' | 'canceled';

interface JobBarProps {
  /** What is being done: `Charging 237 cards`. */
  title: string;
  done: number;
  failed?: number | undefined;
  /** Undefined until it has been counted. */
  total: number | undefined;
  /** Where it stands, in a word. */
  state: JobState;
  /** How long still: `half a minute left`. */
  left?: string | undefined;
  /** Who started it, and when. */
  by?: string | undefined;
  /** Pause, go on, the list of those that did not work. */
  actions?: ReactNode | undefined;
}

const stateWords: Record<JobState, string> = {
  waiting: 'Waits for its turn',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  failed: 'Stopped by a fault',
  canceled: 'Given up',
};
const count = (value: number) => value.toLocaleString(locale());

/** A long piece of work: done, left, failed. Leaving the page changes nothing. */
export function JobBar({ title, done, failed = 0, total, state, left, by, actions }: JobBarProps) {
  const parts: MeterPart[] = [
    { label: 'Done', value: done - failed },
    { label: 'Failed', value: failed, look: 'critical' },
  ];
  const sentence = `${count(done)}${total === undefined ? '' : ` of ${count(total)}`}${failed > 0 ? `, ${count(failed)} failed` : ''}`;
  return (
    <div className={styles.job}>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.state}>{stateWords[state]}</p>
      </div>
      <Meter
        label={`${title}: ${sentence}`}
        parts={parts.filter(({ value }) => value > 0)}
        total={total ?? done}
      />
      <div className={styles.foot}>
        <p>
          {sentence}
          {left && state === 'running' && `, ${left}`}
          {by && `. ${by}`}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
