import { spoken } from '../language/spoken.ts';
export const deliveryMessages = spoken('delivery', {
  required: 'Delivery Method Required',
  missing: 'error missing delivery method details',
  free: 'Free',
  wouldBeWithYouBy: (day: string) => `Would be with you by ${day}.`,
  tooLateFor: (method: string) =>
    `${method} would not be with you before this show. Change the delivery of your request first, or write to us.`,
  withYouBy: (day: string) => `With you by ${day}.`,
});
