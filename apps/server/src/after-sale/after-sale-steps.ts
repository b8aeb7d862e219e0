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
