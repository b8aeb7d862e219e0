import type { Machine } from './state-machine.ts';

export type GuestRequestState = 'pending' | 'approved' | 'declined' | 'fulfilled';

export const guestRequestMachine: Machine<GuestRequestState> = {
  pending: ['approved', 'declined'],
  approved: ['fulfilled'],
  declined: [],
  fulfilled: [],
};
