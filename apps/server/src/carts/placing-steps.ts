/** Between two of these a process may die; proofs kill it at each. */
export const placingSteps = [
  'order asked for',
  'cart locked',
  'cart marked as paying',
  'holds limited again',
  'cart back in checkout',
  'tickets released',
  'order answered',
] as const;
type PlacingStep = (typeof placingSteps)[number];
export type PlacingCheckpoint = (step: PlacingStep) => Promise<void>;
