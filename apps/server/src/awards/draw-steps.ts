/** Between two of these a process may die; proofs kill it at each. */
export const drawSteps = [
  'draw sealed',
  'draw frozen',
  'entries placed',
  'draw made',
  'file written',
  'awards written',
  'draw published',
] as const;
