import { numberText } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

const tickets = (count: number): string => `${numberText(count)} ${count === 1 ? 'ticket' : 'tickets'}`;
const were = (count: number): string => (count === 1 ? '1 was' : `${numberText(count)} were`);

/** What became of a line of a request, told to its fan. */
export const drawOutcomeMessages = spoken('draw-outcomes', {
  ranked: (place: string, entries: string, what: string) => `Ranked ${place} of ${entries}: ${what}`,
  capReached: 'with what you got before, you had reached the most that anybody may get in this draw.',
  notGiven: (quantity: number, level: string) => `${tickets(quantity)} at once are not given in ${level}.`,
  noTicket: 'you got no ticket for this show, so nothing that goes with one.',
  byHand: 'this was decided by hand after the draw, and the public file says so.',
  ranOut: (served: number, level: string) => `${were(served)} served before ${level} ran out.`,
  asAsked: (quantity: number, level: string) => `you got ${tickets(quantity)} in ${level}, as you asked.`,
  alternate: (served: number, asked: string, quantity: number, level: string) =>
    `${were(served)} served before ${asked} had too few for you; you got ${tickets(quantity)} in ${level}, which costs no more.`,
  partial: (served: number, wanted: number, asked: string, quantity: number) =>
    `${were(served)} served before you; of the ${numberText(wanted)} you asked for in ${asked} you got ${tickets(quantity)}.`,
  partialElsewhere: (served: number, wanted: number, asked: string, quantity: number, level: string) =>
    `${were(served)} served before you; of the ${numberText(wanted)} you asked for in ${asked} you got ${tickets(quantity)} in ${level}.`,
  givenByHand: (quantity: number, level: string) =>
    `you got ${tickets(quantity)} in ${level}. This was decided by hand after the draw, and the public file says so.`,
  reached: (walkedOn: string, quantity: number, level: string) =>
    `tickets came back, and the walk on ${walkedOn} reached you. You got ${tickets(quantity)} in ${level}.`,
  givenUp: (quantity: number, level: string) =>
    `you got ${tickets(quantity)} in ${level}, which you do not have any more.`,
  hadRunOut: (level: string) => `${level} had run out.`,
  /** Told to the fan alone. */
  ineligible: {
    'no-card': 'Your request did not take part in the draw: it had no card that could be charged.',
    'card-expired':
      'Your request did not take part in the draw: its card had expired when the list was closed.',
  },
});
