import { takeOffSale } from '@stagedoor/contract/calls/office/events';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { turnSale } from '../office/turn-sale.ts';

export const takeOffSaleHandler: Handler<'catalogue'> = handle(takeOffSale, (wish, caller) =>
  turnSale(caller, wish, true),
);
