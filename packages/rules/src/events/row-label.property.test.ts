import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowLabel } from './row-label.ts';

const state = fc.record({
  salesType: fc.integer({ min: 1, max: 3 }),
  onSale: fc.boolean(),
  seriesOpen: fc.option(fc.boolean()),
  externalSalesUrl: fc.option(fc.webUrl()),
});

test('[LIST-10] a row promises nothing that cannot be had now', () => {
  fc.assert(
    fc.property(state, (row) => {
      const label = rowLabel(row);
      const possible = row.salesType === 3 ? !!row.externalSalesUrl : row.onSale && row.seriesOpen !== false;
      expect(label === 'Details').toBe(!possible);
    }),
  );
});
