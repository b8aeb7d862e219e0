/** Between two of these a process may die; proofs kill it at each. */
const placing = ['order written'] as const;
export type OrderStep = (typeof placing)[number];
export type OrderCheckpoint = (step: OrderStep) => Promise<void>;

/** The same for a payment that comes later. */
const paying = [
  'installment claimed',
  'installment captured',
  'receipt written',
  'installment failed',
] as const;
export type InstallmentStep = (typeof paying)[number];
export type InstallmentCheckpoint = (step: InstallmentStep) => Promise<void>;

export const orderSteps = { placing, paying };
