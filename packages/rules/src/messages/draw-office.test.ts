import { expect, test } from 'vitest';
import { drawOfficeMessages } from './draw-office.ts';

test('[DRAW-09] a verifier that disagrees is told in a sentence, with the line and without its own words', () => {
  expect(drawOfficeMessages.verifierDisagrees({ line: 1204, check: 'closing hash' })).toMatch(
    /^The finished file does not hold: its seal does not fit what it seals \(line 1,204 of the file\)\. Nothing was published/,
  );
  // A check that came later than these words.
  expect(drawOfficeMessages.verifierDisagrees({ line: 1, check: 'publicNumber.value' })).not.toContain(
    'publicNumber',
  );
});
