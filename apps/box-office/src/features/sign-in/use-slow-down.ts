import { useEffect, useState } from 'react';

/** After too many tries: how many seconds one has to wait, counted down. */
export function useSlowDown() {
  const [waitSeconds, setWaitSeconds] = useState(0);
  const waiting = waitSeconds > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const beat = setInterval(() => setWaitSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(beat);
  }, [waiting]);
  return { waitSeconds, slowDown: setWaitSeconds };
}
