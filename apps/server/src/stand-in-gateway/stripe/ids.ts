// Stripe's ids begin with what they are of.

export type IdKind = 'cus' | 'pm' | 'pi' | 're' | 'seti' | 'du';

export const idOf = (kind: IdKind, number: number): string => `${kind}_${number}`;

/** The number behind an id of this kind, or one that no record has. */
export const numberIn = (kind: IdKind, id: unknown): number => {
  const [, digits] = (typeof id === 'string' && new RegExp(`^${kind}_(\\d{1,15})$`).exec(id)) || [];
  return digits === undefined ? -1 : Number(digits);
};
