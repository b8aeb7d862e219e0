import { closeAllShops } from '@stagedoor/contract/calls/office/switches';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireMessage, turnShops } from '../office/turn-shops.ts';

export const closeAllShopsHandler: Handler<'sellers'> = handle(closeAllShops, ({ message }, caller) =>
  turnShops(caller, undefined, requireMessage(message)),
);
