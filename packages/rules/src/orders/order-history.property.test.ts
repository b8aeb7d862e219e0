import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUpcoming, orderYear } from './order-history.ts';
import { isOfYear } from '../requests/request-years.ts';
import { newYork } from '../time/testing/new-york.ts';

const moment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const shows = fc.array(moment, { minLength: 1 });

test('[HIST-ORD-01] an order is past from its latest show on, and never upcoming again', () => {
  fc.assert(
    fc.property(shows, (dates) => {
      const events = dates.map((showDate) => ({ showDate }));
      const last = Math.max(...dates.map(Number));
      expect(isUpcoming({ events }, new Date(last - 1))).toBe(true);
      expect(isUpcoming({ events }, new Date(last))).toBe(false);
    }),
  );
});

test('[HIST-ORD-02] [HIST-REQ-02] the year of an order is a year of its shows', () => {
  fc.assert(
    fc.property(shows, (dates) => {
      const year = orderYear({ events: dates.map((showDate) => ({ showDate })) }, newYork)!;
      expect(isOfYear({ showDates: dates }, year, newYork)).toBe(true);
      expect(isOfYear({ showDates: dates }, year + 1, newYork)).toBe(false);
    }),
  );
});
