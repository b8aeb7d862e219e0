// PROG-12: how money reaches a seller without any gateway.
export const handMethods = ['cash', 'invoice'] as const;
export type HandMethod = (typeof handMethods)[number];

/** As lists and letters call them, where a card's kind would stand. */
export const handMethodWords: Record<HandMethod, string> = { cash: 'Cash', invoice: 'Invoice' };
