/** Between two of these a process may die; proofs kill it at each. */
export const deliverySteps = ['messages claimed', 'message sent', 'delivery kept'] as const;
