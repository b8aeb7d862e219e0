import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePostalCode, postalCodeProblem } from './postal-code.ts';

const country = fc.constantFrom(1, 2, 3);

test('[ADDR-07] [ADDR-08] a good code stays good when it is normalised, and normalising twice changes nothing', () => {
  const code = fc.oneof(
    fc.stringMatching(/^\d{5}(-?\d{4})?$/),
    fc.stringMatching(/^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/),
    fc.string(),
  );
  fc.assert(
    fc.property(code, country, (text, id) => {
      const normal = normalizePostalCode(text, id);
      expect(postalCodeProblem(normal, id)).toBe(postalCodeProblem(text, id));
      expect(normalizePostalCode(normal, id)).toBe(normal);
    }),
  );
});
