import { expect, test } from 'vitest';
import { samplePolicies } from './sample-policies.ts';
import { isStillSample } from './still-sample.ts';

test.each(samplePolicies.map(({ headline, text }) => [headline, text]))(
  '[SETUP-09] “%s” is the sample until a word of it changes',
  (_headline, text) => {
    expect(isStillSample(text)).toBe(true);
    expect(isStillSample(`<div>${text.replaceAll('<p>', '<p>\n ')}</div>`)).toBe(true);
    expect(isStillSample(text.replace('</p>', ' We mean it.</p>'))).toBe(false);
  },
);
