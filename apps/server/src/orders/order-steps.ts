/** Between two of these a process may die; proofs kill it at each. */
export const orderSteps = ['order written', 'lines written', 'tickets sold', 'mail written'] as const;
export type OrderStep = (typeof orderSteps)[number];
export type ReachOrderStep = (step: OrderStep) => Promise<void>;
