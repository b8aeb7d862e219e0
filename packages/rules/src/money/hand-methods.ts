// PROG-12: how money reaches a seller without any gateway.
export const handMethods = ['cash', 'invoice'] as const;
export type HandMethod = (typeof handMethods)[number];
