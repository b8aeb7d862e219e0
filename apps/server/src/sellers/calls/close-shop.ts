import { closeShop } from '@stagedoor/contract/calls/office/switches';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireMessage, turnShops } from '../office/turn-shops.ts';

export const closeShopHandler: Handler<'sellers'> = handle(closeShop, ({ outletId, message }, caller) =>
  turnShops(caller, outletId, requireMessage(message)),
);
