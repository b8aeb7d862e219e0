import type { Place, Report } from './report.ts';

export interface Ids {
  /** Notes that this id is used here, and says so when it was used before. */
  claim(kind: string, id: number | string, place: Place): void;
  placeOf(kind: string, id: number | string): Place | undefined;
}

/** Ids are the seller's: two outlets of a folder may not both have a policy 7. */
export function createIds(report: Report): Ids {
  const claimed = new Map<string, Place>();
  return {
    claim: (kind, id, place) => {
      const earlier = claimed.get(`${kind} ${id}`);
      if (!earlier) claimed.set(`${kind} ${id}`, place);
      else
        report.mistake(place, `The ${kind} ${id} exists already, in ${earlier.file}, line ${earlier.line}.`);
    },
    placeOf: (kind, id) => claimed.get(`${kind} ${id}`),
  };
}
