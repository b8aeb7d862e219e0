/** Between two of these a process may die; proofs kill it at each. */
export const waitingSteps = ['wish written', 'wish kept', 'offer made', 'offer lapsed'] as const;
type WaitingStep = (typeof waitingSteps)[number];
export type WaitingCheckpoint = (step: WaitingStep) => Promise<void>;
