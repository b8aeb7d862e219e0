import { tryCounterCode } from '@stagedoor/contract/calls/office/counter';
import { holdsFor } from '@stagedoor/rules/codes/where-it-holds';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import { openedBy } from '../../carts/index.ts';
import { officeEvents } from '../../catalogue/index.ts';
import { codeAtCounter, describeTerms, heldCode, requireAtEvent } from '../../codes/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { CounterNeeds } from '../counter-needs.ts';

export const tryCounterCodeHandler = ({ db, catalogue }: CounterNeeds): Handler<'counter'> =>
  handle(tryCounterCode, async ({ eventId, code: typed }, caller) => {
    const { sellerId, now } = caller;
    const event = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const { outletId, startsAt = null } = event;
    const found = await codeAtCounter(db, { sellerId, outletId }, typed);
    const { levels } = await catalogue.getCurrent(sellerId, outletId);
    const own = [...levels.values()].filter(
      (level) => level.eventId === eventId && level.salesType === INSTANT_SALE,
    );
    const levelIds = own.map(({ levelId }) => levelId);
    const times = await ofSeller.times(db, sellerId);
    requireAtEvent(found, { outletId, now, times }, { eventId, levelIds, showDate: startsAt });
    const held = heldCode(found);
    const meant = own.filter((level) => holdsFor(held, { ...level, priceLevelId: level.levelId }));
    const opens = openedBy(held);
    return {
      code: found.code,
      levelIds: meant.map(({ levelId }) => levelId),
      openLevelIds: meant
        .filter((level) => level.saleStatus(now, opens(level)) === 'ON_SALE')
        .map(({ levelId }) => levelId),
      takesOff: describeTerms(found.set),
      mostTickets: held.mostTickets,
    };
  });
