// How old a replica is at most, by the newest of our own numbers that it has.

export interface Beats {
  /** This number was written at that moment, or later. */
  written(beat: number, atMs: number): void;
  /** How long ago a replica that has this number was certainly fresh; endless for a number that is not ours. */
  ageMs(beat: number | undefined, nowMs: number): number;
}

/** What is older is of no use to anybody. */
const KEPT = 40;

export function beatsOf(): Beats {
  const moments: { beat: number; atMs: number }[] = [];
  return {
    written: (beat, atMs) => {
      moments.push({ beat, atMs });
      if (moments.length > KEPT) moments.shift();
    },
    ageMs: (beat, nowMs) => nowMs - (moments.findLast((moment) => moment.beat === beat)?.atMs ?? -Infinity),
  };
}
