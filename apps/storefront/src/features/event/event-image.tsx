import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { mobileBreakpointPx } from '@stagedoor/rules/shops/layout';
import { pictureAt } from '@stagedoor/rules/shops/picture-sizes';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { Icon } from '@stagedoor/ui/icon';
import { Picture } from '../../parts/picture.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './event-head.module.css';

const SIDE = 680;

/** The outlet's own picture before the event's; on a phone the one made for phones. */
export function EventImage({ event }: { event: OutletEvent }) {
  const { theme } = useOutlet();
  const mobile = safeImage(event.show.mobileImageUrl);
  const breakpoint = mobileBreakpointPx(theme?.mobileBreakpointWidth);
  return (
    <picture className={styles.frame}>
      {mobile && <source media={`(width < ${breakpoint}px)`} srcSet={pictureAt(mobile, 960)} />}
      <Picture
        src={event.imageOverrideUrl ?? event.show.imageUrl}
        alt=""
        width={SIDE}
        height={SIDE}
        shown={`(width < ${breakpoint}px) 100vw, ${SIDE / 2}px`}
        fetchPriority="high"
        className={styles.image}
        fallback={
          <span className={styles.fallback}>
            <Icon name="ticket" />
          </span>
        }
      />
    </picture>
  );
}
