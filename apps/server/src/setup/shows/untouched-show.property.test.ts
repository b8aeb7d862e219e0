import * as fc from 'fast-check';
import { findShow, sheetOf } from '@stagedoor/descriptions/shows/read-show';
import { isShowField } from '@stagedoor/descriptions/shows/show-fields';
import { withShow } from '@stagedoor/descriptions/shows/write-show';
import { expect, test } from 'vitest';
import { judge } from '../../programme/index.ts';
import { anyProgramme } from '../../programme/testing/any-programme.ts';

const noIds = () => {
  throw new Error('Nothing here is new');
};
const ids = { artist: noIds, venue: noIds, show: noIds, event: noIds, item: noIds, level: noIds };

test('[PROG-02] [PROG-04] a show of which nothing was typed is what it was, and so is one whose own words were typed', () => {
  fc.assert(
    fc.property(anyProgramme, (given) => {
      const judged = judge(given(7, 71)).programme;
      if (!judged) return;
      // Two artists of one name are two all the same.
      const programme = { ...judged, artists: judged.artists.map(({ id }) => ({ id, name: 'The Band' })) };
      for (const { id: outletId, events } of programme.outlets)
        for (const { id: eventId } of events) {
          const found = findShow(programme, { outletId, eventId });
          if (!found) continue;
          expect(withShow(programme, { outletId, eventId, typed: [] }, ids).programme).toEqual(programme);
          const typed = Object.entries(sheetOf(programme, found)).flatMap(([field, value]) =>
            isShowField(field) && ['description', 'taxPercent', 'sale', 'items'].includes(field)
              ? [{ field, value }]
              : [],
          );
          expect(withShow(programme, { outletId, eventId, typed }, ids).programme.shows).toEqual(
            programme.shows,
          );
        }
    }),
    { numRuns: 40 },
  );
});
