// What needs a person now, and how it goes today.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, id, instant, list, maybe, text } from '../../wire.ts';

export const getToday = officeCall({
  name: 'getToday',
  module: 'overview',
  method: 'GET',
  path: 'today',
  permission: 'today.look',
  changes: false,
  background: true,
  summary: 'What needs a person now, the longest waiting first; a source that does not answer is named.',
  input: noFields,
  output: shape('Today', {
    matters: list(
      shape('TodayMatter', {
        name: text,
        count: id,
        what: text,
        detail: maybe(text),
        since: maybe(instant),
        path: text,
      }),
    ),
    /** How many more there are for other roles. */
    forOthers: id,
    missing: list(text),
  }),
});

export const getSalesByHour = officeCall({
  name: 'getSalesByHour',
  module: 'orders',
  method: 'GET',
  path: 'orders/by-hour',
  permission: 'orders.look',
  changes: false,
  background: true,
  summary: 'What was ordered today, hour by hour in New York, beside the same weekday before.',
  input: asked('SalesQuestion', { outletId: maybe(addressedId) }),
  output: shape('SalesByHour', {
    /** 24 of them, in cents. */
    today: list(z.int()),
    before: list(z.int()),
    orders: id,
  }),
});

export const getWentByItself = officeCall({
  name: 'getWentByItself',
  module: 'overview',
  method: 'GET',
  path: 'today/went-by-itself',
  permission: 'today.look',
  changes: false,
  background: true,
  summary: 'What happened since midnight in New York without anybody doing anything, so that quiet is seen.',
  input: noFields,
  output: shape('WentByItself', {
    letters: shape('LettersOfToday', { sent: id, waiting: id }),
    /** Missing for whoever sees no money, or not of every outlet. */
    money: maybe(
      shape('MoneyOfToday', { captured: id, capturedCents: z.int(), returned: id, returnedCents: z.int() }),
    ),
  }),
});
