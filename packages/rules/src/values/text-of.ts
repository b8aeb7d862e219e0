/** A text that came from outside; what is no text is an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
