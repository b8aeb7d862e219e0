// What must be stopped at once.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { id, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const shopSwitch = shape('ShopSwitch', {
  outletId: id,
  name: text,
  /** Missing while the shop is open. */
  message: maybe(text),
  /** Whose session there is not over. */
  people: id,
  /** All that hold tickets now. */
  carts: id,
  /** Of them, those on their way to be paid: they may finish when it closes. */
  cartsInCheckout: id,
  /** In the waiting rooms of its events. */
  waiting: id,
});
export type ShopSwitch = Of<typeof shopSwitch>;

export const getSwitches = officeCall({
  name: 'getSwitches',
  module: 'sellers',
  method: 'GET',
  path: 'switches/get',
  permission: 'switches.look',
  changes: false,
  summary:
    'Which shops are closed, with which words, and how many people, carts and places in line each of them has.',
  input: noFields,
  output: shape('Switches', {
    shops: list(shopSwitch),
    /** Whoever runs the server has closed every shop of the installation. */
    everywhere: maybe(text),
    /** For how long somebody counts among the people who does nothing any more. */
    staysMinutes: id,
  }),
});

const message = line(500);

export const closeShop = officeCall({
  name: 'closeShop',
  module: 'sellers',
  path: 'switches/close-shop',
  permission: 'switches.shop',
  changes: true,
  summary: 'Close one shop for maintenance, with a message for its customers; carts in checkout may finish.',
  input: asked('ClosedShop', { outletId: id, message }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const openShop = officeCall({
  name: 'openShop',
  module: 'sellers',
  path: 'switches/open-shop',
  permission: 'switches.shop',
  changes: true,
  summary: 'Open one shop again.',
  input: asked('OpenedShop', { outletId: id }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const closeAllShops = officeCall({
  name: 'closeAllShops',
  module: 'sellers',
  path: 'switches/close-all',
  permission: 'switches.all',
  changes: true,
  summary: 'Close every shop of the seller with one message.',
  input: asked('AllShopsClosed', { message }),
  output: noFields,
});

export const openAllShops = officeCall({
  name: 'openAllShops',
  module: 'sellers',
  path: 'switches/open-all',
  permission: 'switches.all',
  changes: true,
  summary: 'Open every shop of the seller again.',
  input: noFields,
  output: noFields,
});
