import { spoken } from '../language/spoken.ts';
import type { GuestRequestState } from '../machines/guest-request.ts';

/** What a guest reads of a request's state. */
export const guestStatusMessages: Readonly<Record<GuestRequestState, string>> = spoken('guest-status', {
  pending: 'Pending approval',
  approved: 'Approved',
  declined: 'Declined',
  fulfilled: 'Ready',
});
