import { formatCountdown } from '@stagedoor/rules/checkout/countdown';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Countdown } from '@stagedoor/ui/countdown';
import { Page } from '@stagedoor/ui/page';
import { Queries } from '../../parts/calls/queries.tsx';
import { isHeld } from '../../parts/cart/held-cart.ts';
import type { HeldCart } from '../../parts/cart/held-cart.ts';
import { useCart } from '../../parts/cart/use-cart.ts';
import { useCountdown } from '../../parts/countdown/use-countdown.ts';
import { Link } from '@stagedoor/screens/link';
import styles from './held-tickets.module.css';

const URGENT_SECONDS = 60;

/** Whoever looks around while tickets are held sees how long, and the way back to them. */
export default function HeldTickets() {
  return (
    <Queries>
      <Held />
    </Queries>
  );
}

function Held() {
  const { data: held } = useCart();
  if (!isHeld(held)) return null;
  return <Bar held={held} />;
}

function Bar({ held: { cart, deadline } }: { held: HeldCart }) {
  const { seconds } = useCountdown(deadline);
  if (seconds === 0) return null;
  return (
    <aside aria-label={messages.held} className={styles.place}>
      <Page className={styles.bar}>
        <div className={styles.facts}>
          <Countdown text={formatCountdown(seconds)} urgent={seconds <= URGENT_SECONDS} />
          <span className={styles.words}>{messages.held}</span>
        </div>
        <ButtonLink size="s" render={<Link to={`/checkout/i/review/${cart.uuid}`} />}>
          {messages.proceed}
        </ButtonLink>
      </Page>
    </aside>
  );
}
