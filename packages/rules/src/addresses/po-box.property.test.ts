import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikePoBox } from './po-box.ts';

const box = fc.constantFrom(
  'PO Box',
  'P.O. Box',
  'P O Box',
  'POBox',
  'P.O.B.',
  'Post Office Box',
  'Postal Box',
);

test('[ADDR-12] a PO box is found in any case and anywhere in the line', () => {
  fc.assert(
    fc.property(
      box,
      fc.boolean(),
      fc.nat(99_999),
      fc.stringMatching(/^[A-Z ]{0,10}$/),
      (name, small, number, before) => {
        const line = `${before} ${name} ${number}`;
        expect(looksLikePoBox(small ? line.toLowerCase() : line)).toBe(true);
      },
    ),
  );
});

test('[ADDR-12] a house number and a street without a box pass', () => {
  fc.assert(
    fc.property(
      fc.nat(9999),
      fc.constantFrom('Main', 'Elm', 'Boxwood', 'Poe', 'Post Office'),
      (number, street) => {
        expect(looksLikePoBox(`${number} ${street} Street`)).toBe(false);
      },
    ),
  );
});
