// Short texts to start from. A shop may open with words of its own only: the checklist compares with these.
import { FIRST_DESK_ID } from '../programme/desk-ids.ts';

export const samplePolicies = [
  {
    id: FIRST_DESK_ID,
    type: 'terms',
    sale: 'any',
    headline: 'Terms and conditions',
    text: '<p>Tickets are sold by the organizer of the event. Please look at the date, the place and the number of tickets before you pay.</p><p>A ticket lets one person in, once. Whoever copies it risks that somebody else is let in first.</p>',
  },
  {
    id: FIRST_DESK_ID + 1,
    type: 'privacy',
    sale: 'any',
    headline: 'Privacy',
    text: '<p>We keep your name, your address and what you ordered in order to bring you your tickets and to answer your questions. Cards are handled by our payment provider; we never see their numbers.</p>',
  },
  {
    id: FIRST_DESK_ID + 2,
    type: 'ticket-guidelines',
    sale: 'any',
    headline: 'Refunds',
    text: '<p>If an event is canceled you get back what you paid. If it moves to another day your tickets stay good, and we write to you about it.</p>',
  },
] as const;
