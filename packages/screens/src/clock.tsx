// The server's time on the page: the first picture uses the very moment the server drew, later ones go on from it.
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const BEAT_MS = 30_000;

/** The browser's own time. */
export const timeNow = (): Date => new Date();

const ClockContext = createContext<Date>(new Date(0));

export const useNow = (): Date => use(ClockContext);

export function Clock({ start, children }: { start: Date; children: ReactNode }) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const ahead = start.getTime() - Date.now();
    const timer = setInterval(() => setNow(new Date(Date.now() + ahead)), BEAT_MS);
    return () => clearInterval(timer);
  }, [start]);
  return <ClockContext value={now}>{children}</ClockContext>;
}
