import { getErasure } from '@stagedoor/contract/calls/office/personal-data';
import type { Erasure } from '@stagedoor/contract/calls/office/personal-data';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { erasedEmail } from '../../office/index.ts';
import type { InTheWay } from '../../office/index.ts';
import { reachPerson, lookForWays } from '../people/reach-person.ts';
import type { PersonalDataNeeds } from '../people/reach-person.ts';

/** The day on which the last of them is over; unknown while one of them has no end. */
function possibleFrom(inTheWay: readonly InTheWay[]): Date | undefined {
  const ends = inTheWay.map(({ until }) => until?.getTime() ?? Infinity);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? new Date(last) : undefined;
}

export const getErasureHandler = ({ db, personalData }: PersonalDataNeeds): Handler<'overview'> =>
  handle(getErasure, async ({ id }, caller): Promise<Erasure> => {
    const person = await reachPerson(db, caller, id);
    const inTheWay = await lookForWays(db, personalData(), person, caller.now);
    const orders = (await officeOrders.find(db, caller, { userId: id })).length;
    return {
      inTheWay,
      possibleFrom: possibleFrom(inTheWay),
      isErased: person.email === erasedEmail(person),
      orders,
    };
  });
