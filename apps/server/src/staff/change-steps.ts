/** Of every call of the box office that changes something: between two of these a process may die; proofs kill it at each. */
export const changeSteps = ['change written', 'change kept'] as const;
type ChangeStep = (typeof changeSteps)[number];
/** `call` is the name of the call. */
export type ChangeCheckpoint = (step: ChangeStep, call: string) => Promise<void>;
