/** Between two of these a process may die; proofs kill it at each. */
export const ticketSteps = {
  sending: ['ticket sent on', 'ticket with friend'],
  scanning: ['scan asked for', 'scan kept'],
} as const;
type TicketStep = (typeof ticketSteps)[keyof typeof ticketSteps][number];
export type TicketCheckpoint = (step: TicketStep) => Promise<void>;
