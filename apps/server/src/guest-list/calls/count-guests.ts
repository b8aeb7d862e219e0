import { countGuests } from '@stagedoor/contract/calls/office/guests';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readGuestCounts } from '../office/count-guests.ts';

export const countGuestsHandler = (db: Db): Handler<'guest-list'> =>
  handle(countGuests, ({ outletId }, caller) => readGuestCounts(db, caller, outletId));
