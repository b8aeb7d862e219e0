/** Between two of these a process may die; proofs kill it at each. */
export const awardSteps = [
  'award orders placed',
  'awards linked',
  'payments released',
  'result letters written',
  'unpaid award canceled',
  'unpaid award told',
  'log written',
  'walk done',
] as const;
