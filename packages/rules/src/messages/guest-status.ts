import type { GuestRequestState } from '../machines/guest-request.ts';

/** What a guest reads of a request's state. */
export const guestStatusMessages: Readonly<Record<GuestRequestState, string>> = {
  pending: 'Pending approval',
  approved: 'Approved',
  declined: 'Declined',
  fulfilled: 'Ready',
};
