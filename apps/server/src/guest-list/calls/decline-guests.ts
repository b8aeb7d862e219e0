import { declineGuests } from '@stagedoor/contract/calls/office/guests';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { decideAll, declining } from '../deciding/decide-guests.ts';
import type { DecidingNeeds } from '../deciding/decide-guests.ts';

export const declineGuestsHandler = (needs: DecidingNeeds): Handler<'guest-list'> =>
  handle(declineGuests, ({ requests, reason }, caller) =>
    decideAll(needs, caller, requests, declining(needs, caller, false, reason)),
  );
