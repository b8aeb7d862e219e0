import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { Heading } from '@stagedoor/ui/heading';
import styles from '../../parts/history/event-detail.module.css';
import { showPlace, showSubtitle, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { showOf } from './request-facts.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

/** What, when and where, at the top of a dialog or of its part. */
export function EventFacts({ event, tag }: { event: OutletEvent; tag?: ReactNode | undefined }) {
  const times = useTimes();
  const show = showOf(event);
  return (
    <div>
      <div className={styles.level}>
        <Heading level={3}>{showTitle(show)}</Heading>
        {tag}
      </div>
      <p className={styles.quiet}>
        {[showSubtitle(show), showTime(show, times), showPlace(show)].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
