import { getOfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { customerNames } from '../../accounts/index.ts';
import { officeStock, waitingStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describeLevels, describeReturns, describeRows, describeSums } from '../describe-office-list.ts';
import { findList, readWaiting } from '../entry-store.ts';
import { factsOfEvent } from '../facts-of-event.ts';
import { readOffers, readReturns } from '../office-store.ts';
import { reachEvent } from '../reach-event.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

export const getOfficeWaitingListHandler = ({ db }: WaitingNeeds): Handler<'waiting-list'> =>
  handle(getOfficeWaitingList, async ({ eventId }, caller) => {
    const { sellerId, now } = caller;
    const key = { sellerId, eventId };
    await reachEvent(db, caller, eventId);
    const facts = (await factsOfEvent(db, key)) ?? refuse('NOT_FOUND');
    const [list, waiting, offers, returns, stock, offeredBack] = await Promise.all([
      findList(db, key),
      readWaiting(db, key),
      readOffers(db, key),
      readReturns(db, key),
      officeStock.ofEvents(db, sellerId, [eventId], now),
      waitingStock.returned.countOf(db, sellerId, [...facts.levels.keys()]),
    ]);
    const people = [...waiting.map(({ user_id }) => user_id), ...offers.map(({ userId }) => userId)];
    const told = {
      levels: [...facts.levels.values()].filter(({ isAddOn }) => !isAddOn),
      offeredBack,
      sold: new Map(stock.map(({ levelId, sold }) => [levelId, sold])),
      waiting,
      offers,
      returns,
      emails: await customerNames(
        db,
        sellerId,
        people.filter((id) => id !== null),
      ),
    };
    const { show, rules } = facts;
    return {
      eventId,
      name: show.name,
      startsAt: show.startsAt,
      venue: show.venue && [show.venue.name, show.venue.city].filter(Boolean).join(', '),
      isOn: rules !== undefined,
      isPaused: list !== undefined && list.paused_at !== null,
      hours: rules?.hours,
      endsAt: rules?.doorsAt,
      ...describeSums(told),
      levels: describeLevels(told),
      rows: describeRows(told),
      returns: describeReturns(told),
    };
  });
