import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderPayNowIsAvailable, payNowIsAvailable } from './pay-now.ts';

const moment = fc.integer({ min: 0, max: 1000 }).map((ms) => new Date(ms));
const payments = fc
  .array(
    fc.record({
      captured: fc.boolean(),
      failed: fc.boolean(),
      charging: fc.boolean(),
      dueDate: fc.option(moment),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((each, index) => Object.assign(each, { sort: index + 1 })));

test('[INSTAL-09] what is captured or being charged is never offered, and a canceled order offers nothing', () => {
  fc.assert(
    fc.property(payments, fc.boolean(), moment, (all, canceled, now) => {
      const offered = all.filter((each) => payNowIsAvailable(each, all, canceled, now));
      expect(offered.some((each) => each.captured || each.charging || canceled)).toBe(false);
      expect(orderPayNowIsAvailable(all, canceled, now)).toBe(offered.length > 0);
    }),
  );
});

test('[INSTAL-09] an order with something to pay and no charge under way always offers a payment', () => {
  fc.assert(
    fc.property(payments, moment, (all, now) => {
      const quiet = all.map((each) => Object.assign({}, each, { charging: false }));
      const unpaid = quiet.some((each) => !each.captured);
      expect(orderPayNowIsAvailable(quiet, false, now)).toBe(unpaid);
    }),
  );
});
