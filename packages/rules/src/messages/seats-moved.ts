import { spoken } from '../language/spoken.ts';

/** The letter to whoever sits elsewhere now. */
export const seatsMovedMessages = spoken('seats-moved', {
  subject: (show: string) => `You have other seats: ${show}`,
  headline: 'You have other seats',
  preview: (seats: string) => `Now: ${seats}`,
  instead: 'Instead of',
  now: 'You have now',
  why: 'Why',
});
