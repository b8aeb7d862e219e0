import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortedEntries } from './sorted-entries.ts';
import { runs } from './testing/runs.ts';

/** Few different bytes, so that beginnings are often equal. */
const rows = fc.uniqueArray(fc.array(fc.constantFrom(0, 0, 0, 1, 255), { minLength: 9, maxLength: 9 }), {
  maxLength: 80,
  selector: (row) => row.join(),
});

test('entries are sorted by all of their bytes, however alike they begin', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const order = sortedEntries(Uint8Array.from(all.flat()), 9);
      const asText = (row: readonly number[]) => Buffer.from(row).toString('hex');
      const texts = Array.from(order, (i) => asText(all[i]!));
      expect(texts).toEqual(all.map(asText).toSorted());
    }),
    runs,
  );
});
