import { openAllShops } from '@stagedoor/contract/calls/office/switches';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { turnShops } from '../office/turn-shops.ts';

export const openAllShopsHandler: Handler<'sellers'> = handle(openAllShops, (_input, caller) =>
  turnShops(caller, undefined, undefined),
);
