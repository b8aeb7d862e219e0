import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { CAROUSEL_AUTOPLAY_MS, carouselAutoplays } from '@stagedoor/rules/shops/carousel';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

interface Autoplay {
  slides: number;
  index: number;
  /** Somebody points at it or is inside: it waits. */
  resting: boolean;
  next: () => void;
}

/** Goes on by itself every five seconds, unless it is paused, rests, or reduced motion is asked for. */
export function useAutoplay({ slides, index, resting, next }: Autoplay) {
  const reduced = useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
  const [paused, setPaused] = useState(false);
  const playing = carouselAutoplays(slides, reduced) && !paused;
  const running = playing && !resting;
  const goOn = useEffectEvent(next);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(goOn, CAROUSEL_AUTOPLAY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every slide has its own five seconds
  }, [running, index]);

  return { playing, reduced, toggle: () => setPaused(!paused) };
}
