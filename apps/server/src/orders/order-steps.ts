/** Between two of these a process may die; proofs kill it at each. */
export const orderSteps = ['order written', 'lines written', 'tickets sold', 'mail written'] as const;
export type OrderStep = (typeof orderSteps)[number];
export type ReachOrderStep = (step: OrderStep) => Promise<void>;

/** The same for a payment that comes later. */
export const installmentSteps = [
  'installment claimed',
  'installment captured',
  'receipt written',
  'installment failed',
] as const;
export type InstallmentStep = (typeof installmentSteps)[number];
export type ReachInstallmentStep = (step: InstallmentStep) => Promise<void>;
