/** Between two of these a process may die; proofs kill it at each. */
export const guestSteps = [
  'guest charge planned',
  'guest charge committed',
  'guest order placed',
  'guest charge released',
] as const;
