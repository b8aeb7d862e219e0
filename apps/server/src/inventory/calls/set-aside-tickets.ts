import { setAsideTickets } from '@stagedoor/contract/calls/office/events';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { moveAside } from '../office/set-aside.ts';

export const setAsideTicketsHandler: Handler<'inventory'> = handle(setAsideTickets, (wish, caller) =>
  moveAside(caller, wish, true),
);
