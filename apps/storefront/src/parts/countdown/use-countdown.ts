import { useEffect, useState } from 'react';
import { beatAt } from './beat.ts';
import type { Beat } from './beat.ts';
import { readClock } from './clock.ts';
import { countDown } from './count-down.ts';

/** The seconds to a deadline, counted in a worker; without workers the page counts by itself. */
export function useCountdown(deadline: Date): Beat {
  const at = deadline.getTime();
  const [beat, setBeat] = useState(() => beatAt(deadline, readClock()));

  useEffect(() => {
    if (typeof Worker === 'undefined') return countDown(new Date(at), setBeat);
    const worker = new Worker(new URL('./countdown-worker.ts', import.meta.url), { type: 'module' });
    const count = () => worker.postMessage(at);
    worker.addEventListener('message', ({ data }: MessageEvent<Beat>) => setBeat(data));
    // After a sleep the page must not wait for the next second to be right.
    document.addEventListener('visibilitychange', count);
    count();
    return () => {
      document.removeEventListener('visibilitychange', count);
      worker.terminate();
    };
  }, [at]);

  return beat;
}
