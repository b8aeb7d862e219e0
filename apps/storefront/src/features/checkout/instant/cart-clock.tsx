import { useEffect, useEffectEvent, useState } from 'react';
import { countdownAnnouncement, formatCountdown, timeLeft } from '@stagedoor/rules/checkout/countdown';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { Countdown } from '@stagedoor/ui/countdown';
import { useCountdown } from '../../../parts/countdown/use-countdown.ts';

const URGENT_SECONDS = 60;

export interface CartTime {
  text: string;
  /** `6 minutes`; `40 seconds` in the last one. */
  left: string;
  urgent: boolean;
  isOver: boolean;
  announcement: string;
}

/** The cart's time as it is shown and read out. At its end, and in doubt, the server is asked. */
export function useCartTime(deadline: Date, askServer: () => void): CartTime {
  const { seconds, jumped } = useCountdown(deadline);
  const [before, setBefore] = useState(seconds);
  const [announcement, setAnnouncement] = useState('');
  if (before !== seconds) {
    const time = countdownAnnouncement(before, seconds);
    setBefore(seconds);
    if (time) setAnnouncement(instantCheckoutMessages.timeAnnounced(time));
  }

  const isInDoubt = seconds === 0 || jumped;
  const ask = useEffectEvent(askServer);
  useEffect(() => {
    if (isInDoubt) ask();
  }, [isInDoubt]);

  return {
    text: formatCountdown(seconds),
    left: timeLeft(seconds),
    urgent: seconds <= URGENT_SECONDS,
    isOver: seconds === 0,
    announcement,
  };
}

export function CartClock({ time }: { time: CartTime }) {
  return <Countdown text={time.text} urgent={time.urgent} announcement={time.announcement} />;
}
