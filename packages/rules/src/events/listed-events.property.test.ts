import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedEvents } from './listed-events.ts';

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-02-01T00:00:00Z'),
  noInvalidDate: true,
});
const event = fc.record({
  active: fc.boolean(),
  showDate: moment,
  series: fc.option(fc.record({ visibleDate: fc.option(moment), openDate: fc.option(moment) })),
});

test('[LIST-03] [LIST-16] the list is in order, active and ahead; with past ones it only grows', () => {
  fc.assert(
    fc.property(fc.array(event), moment, (events, now) => {
      const listed = listedEvents(events, now);
      const times = listed.map((each) => each.showDate.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const each of listed) expect(each.active && each.showDate > now).toBe(true);
      expect(listedEvents(events, now, true)).toEqual(expect.arrayContaining(listed));
    }),
  );
});
