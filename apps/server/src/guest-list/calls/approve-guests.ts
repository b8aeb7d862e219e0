import { approveGuests } from '@stagedoor/contract/calls/office/guests';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { decideAll, approveOne, withPlaces } from '../deciding/decide-guests.ts';
import type { DecidingNeeds } from '../deciding/decide-guests.ts';

export const approveGuestsHandler = (needs: DecidingNeeds): Handler<'guest-list'> =>
  handle(approveGuests, ({ requests, places }, caller) => {
    const decide = withPlaces(places, requests, caller.now, approveOne(needs, caller));
    return decideAll(needs, caller, requests, { isPaid: false, decide });
  });
