import { useEffect, useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';

const SECOND_MS = 1000;

export interface Wait {
  secondsLeft: number;
  /** Starts to wait when the server asked for it; says whether it did. */
  heed: (error: unknown) => boolean;
}

export function useWait(): Wait {
  const [left, setLeft] = useState(0);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), SECOND_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return {
    secondsLeft: left,
    heed(error) {
      const asked = error instanceof CallError && error.status === 429;
      if (asked) setLeft(error.retryAfterSeconds ?? 0);
      return asked;
    },
  };
}
