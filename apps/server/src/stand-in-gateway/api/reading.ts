/** Text out of a request; empty for what is no text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** An id of ours, or one that no record has. */
export const idOf = (value: unknown): number =>
  /^\d{1,15}$/.test(textOf(value)) ? Number(textOf(value)) : -1;
