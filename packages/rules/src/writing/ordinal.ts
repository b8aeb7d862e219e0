const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** `1st`, `2nd`, `3rd`: labels of preferences and installments. */
export const ordinal = (position: number): string => `${position}${suffixes[rules.select(position)]}`;
