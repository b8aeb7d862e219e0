/** Between two of these a process may die; proofs kill it at each. */
export const requestSteps = ['request written', 'request kept'] as const;
type RequestStep = (typeof requestSteps)[number];
export type RequestCheckpoint = (step: RequestStep) => Promise<void>;
