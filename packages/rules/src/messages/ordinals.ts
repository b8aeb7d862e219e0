import { numberText } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en', { type: 'ordinal' });

export const ordinalMessages = spoken('ordinals', {
  /** `1st`, `2nd`, `3rd`, `1,003rd` */
  short: (position: number) => `${numberText(position)}${suffixes[rules.select(position)] ?? ''}`,
});
