import { releaseTickets } from '@stagedoor/contract/calls/office/events';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { moveAside } from '../office/set-aside.ts';

export const releaseTicketsHandler: Handler<'inventory'> = handle(releaseTickets, (wish, caller) =>
  moveAside(caller, wish, false),
);
