// What shops say: letters, states, the version of the page.
import { letterKinds } from '@stagedoor/rules/letters/letter-kinds';
import type { Sample } from './sample.ts';

let made = 0;
const kinds = Object.keys(letterKinds);

export const wordSamples: Record<string, Sample> = {
  wordLetterTemplate: {
    input: () => ({
      outletId: 1,
      kind: kinds[(made += 1) % kinds.length],
      subject: `Yours ${made}`,
      opening: '',
      was: { subject: '', opening: '' },
    }),
    isOfSeller: true,
  },
  expectClientVersion: { input: () => ({ version: `2.0.${(made += 1)}` }) },
  sayStatusTexts: { input: () => ({ constant: 'STATUS_ORDER_PAID', text: `Paid ${(made += 1)}` }) },
};
