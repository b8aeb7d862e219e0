import { putOnSale } from '@stagedoor/contract/calls/office/events';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { turnSale } from '../office/turn-sale.ts';

export const putOnSaleHandler: Handler<'catalogue'> = handle(putOnSale, (wish, caller) =>
  turnSale(caller, wish, false),
);
