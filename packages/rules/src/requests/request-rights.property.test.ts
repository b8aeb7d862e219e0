import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestRights } from './request-rights.ts';
import { pendingStatuses, processedStatuses } from './request-status.ts';
import { isSeriesOpen } from '../events/series-window.ts';

const moment = fc.integer({ min: 0, max: 100 }).map((ms) => new Date(ms));
const request = fc.record({
  status: fc.constantFrom(...pendingStatuses, ...processedStatuses),
  series: fc.record({
    openDate: fc.option(moment),
    closedDate: fc.option(moment),
    offersPlan: fc.boolean(),
    allowsShippingAddressChanges: fc.boolean(),
    installmentDates: fc.constant(['2026-05-01', '2026-06-01', '2026-07-01']),
  }),
  enrolled: fc.boolean(),
  totalCents: fc.nat(1000),
  tourAllowsPriority: fc.boolean(),
});

test('[SERIES-07] [HIST-REQ-10] outside the open window nothing but shipping can be changed', () => {
  fc.assert(
    fc.property(request, moment, (each, now) => {
      const { editShipping, ...rest } = requestRights(each, now);
      const pending = each.status === 'STATUS_REQUEST_PENDING';
      expect(Object.values(rest).some(Boolean) && !(pending && isSeriesOpen(each.series, now))).toBe(false);
      expect(editShipping && !pending).toBe(false);
    }),
  );
});
