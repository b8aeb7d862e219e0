import { listHalls } from '@stagedoor/contract/calls/office/halls';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readHalls, readVenues } from '../halls/hall-store.ts';
import { placeOf } from '../halls/place-of.ts';

export const listHallsHandler = (db: Db): Handler<'catalogue'> =>
  handle(listHalls, async (_input, { sellerId }) => ({
    halls: (await readHalls(db, sellerId)).map(({ city, state, ...hall }) => ({
      ...hall,
      place: placeOf({ city, state }),
    })),
    venues: (await readVenues(db, sellerId)).map(({ city, state, ...venue }) => ({
      ...venue,
      place: placeOf({ city, state }),
    })),
  }));
