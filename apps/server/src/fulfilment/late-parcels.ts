import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { required } from '@stagedoor/rules/values/required';
import { shipping } from '../orders/index.ts';
import type { Matter } from '../office/index.ts';
import { ofSeller } from '../sellers/index.ts';

export const lateParcels: Matter = {
  name: 'Fulfilment',
  about: 'Parcels that are late',
  permission: 'fulfilment.work',
  path: '/fulfilment',
  find: async (db, { sellerId, outletIds, now }) => {
    const scope = { sellerId, outletIds };
    const { parcels: count, since } = await shipping.lateParcels(
      db,
      scope,
      (await ofSeller.times(db, sellerId)).dayOf(now),
    );
    if (count === 0) return undefined;
    const day = required(since, 'ship day');
    return {
      count,
      what: count === 1 ? 'parcel is past its ship day' : 'parcels are past their ship day',
      since: new Date(`${day}T12:00:00Z`),
      detail: `The oldest should have left on ${formatCalendarDate(day)}.`,
    };
  },
};
