/** How the seats of a row are numbered, seen by somebody who looks at the stage. */
export const numberings = ['from-left', 'from-right', 'odd-left', 'odd', 'even'] as const;
export type Numbering = (typeof numberings)[number];

const ofParity = (first: number, parity: 0 | 1): number => (first % 2 === parity ? first : first + 1);

/** One name a seat, from left to right. `odd-left` counts from the middle: odd to the left, even to the right. */
export function seatNumbers(many: number, numbering: Numbering, first: number): string[] {
  const half = Math.ceil(many / 2);
  const at = (place: number): number => {
    switch (numbering) {
      case 'from-left':
        return first + place;
      case 'from-right':
        return first + many - 1 - place;
      case 'odd':
        return ofParity(first, 1) + 2 * place;
      case 'even':
        return ofParity(first, 0) + 2 * place;
      case 'odd-left':
        return place < half
          ? ofParity(first, 1) + 2 * (half - 1 - place)
          : ofParity(first, 1) + 1 + 2 * (place - half);
    }
  };
  return Array.from({ length: many }, (_, place) => String(at(place)));
}
