import { beatAt, untilNextSecond } from './beat.ts';
import type { Beat } from './beat.ts';
import { readClock } from './clock.ts';

/** Tells every second how many are left, until none is. Answers with the way to stop it. */
export function countDown(deadline: Date, tell: (beat: Beat) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: ReturnType<typeof readClock> | undefined;
  function beat() {
    const now = readClock();
    const told = beatAt(deadline, now, before);
    before = now;
    if (told.seconds > 0) timer = setTimeout(beat, untilNextSecond(deadline, now));
    tell(told);
  }
  beat();
  return () => clearTimeout(timer);
}
