import { useState } from 'react';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Money } from '@stagedoor/ui/money';
import { ReleaseFirst } from '../../parts/buying/release-first.tsx';
import { isHeld } from '../../parts/cart/held-cart.ts';
import { useCartInProgress } from '../../parts/cart/use-cart-in-progress.ts';
import { useCart } from '../../parts/cart/use-cart.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import type { SeatsOpen } from './free-seats.ts';
import styles from './panel.module.css';
import type { Choice } from './use-choice.ts';
import type { useHold } from './use-hold.ts';

interface HoldSeatsProps {
  choice: Choice;
  open: SeatsOpen;
  holding: ReturnType<typeof useHold>;
  /** What is wrong with the choice. */
  problem: string | undefined;
  total: string;
}

/** The one button that holds what was chosen, and what stands in its way. */
export function HoldSeats({ choice, open, holding, problem, total }: HoldSeatsProps) {
  const { checkoutMinutes = 10 } = useOutlet();
  const inProgress = useCartInProgress();
  const { data: held } = useCart({ enabled: inProgress !== undefined });
  const [asking, setAsking] = useState(false);
  const [needsIt, setNeedsIt] = useState(false);
  const { seats } = choice;
  const isKept = seats.some((seat) => seat.kind === 'accessible' && open.isKept(seat));
  const reason = problem ?? (isKept && !needsIt ? seatMapMessages.neededFirst : undefined);
  if (seats.length === 0) return null;

  const press = () => (isHeld(held) ? setAsking(true) : holding.hold(seats));
  return (
    <div className={styles.hold}>
      {isKept && (
        <Checkbox checked={needsIt} onChange={(event) => setNeedsIt(event.target.checked)}>
          {seatMapMessages.needed}
        </Checkbox>
      )}
      {holding.problem && (
        <Alert tone="critical" role="alert" title={checkoutMessages.attention}>
          {holding.problem}
        </Alert>
      )}
      <div className={styles.holdBar} data-at-edge>
        <p className={styles.holdSum}>
          <strong>{seatMapMessages.withFees(seats.length)}</strong>
          <Money>{total}</Money>
        </p>
        <Button wide size="l" busy={holding.busy} disabledReason={reason} onClick={press}>
          {seatMapMessages.hold(seats.length)}
        </Button>
      </div>
      <ReleaseFirst
        held={asking ? held : undefined}
        onRelease={() => {
          setAsking(false);
          holding.hold(seats);
        }}
        onStay={() => setAsking(false)}
      />
      <p className={styles.quiet}>{seatMapMessages.holdMeans(eventMessages.minutes(checkoutMinutes))}</p>
    </div>
  );
}
