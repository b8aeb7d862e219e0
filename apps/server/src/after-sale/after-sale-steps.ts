/** Between two of these a process may die; proofs kill it at each. */
export const afterSaleSteps = [
  'change took effect',
  'returns planned',
  'decision letter written',
  'change carried out',
  'return recorded',
  'upgrade due',
  'event orders decided',
] as const;

/** WAIT-06: between the sale of a ticket that was offered back and its owner's money. */
export const ticketReturnSteps = [
  'change took effect',
  'returns planned',
  'returned ticket given back',
  'return recorded',
] as const;
