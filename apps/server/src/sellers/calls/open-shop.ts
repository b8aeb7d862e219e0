import { openShop } from '@stagedoor/contract/calls/office/switches';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { turnShops } from '../office/turn-shops.ts';

export const openShopHandler: Handler<'sellers'> = handle(openShop, ({ outletId }, caller) =>
  turnShops(caller, outletId, undefined),
);
