import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { SeatMap } from '../../parts/seat-map/seat-map.tsx';
import styles from './beside-map.module.css';

/** What there is to choose, and right after it where that lies. */
export function BesideMap({
  event: { show },
  children,
}: {
  event: OutletEvent;
  children?: ReactNode | undefined;
}) {
  const seatMap = safeImage(show.seatMapUrl);
  if (!seatMap) return children;
  return (
    <Stack>
      {children}
      <section className={styles.map}>
        <Heading level={2}>{eventMessages.seatMap}</Heading>
        <SeatMap address={seatMap} venue={show.venue?.name ?? ''} />
      </section>
    </Stack>
  );
}
