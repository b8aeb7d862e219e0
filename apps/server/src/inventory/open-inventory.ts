import type { Module } from '../platform/module.ts';
import { stockGauges } from './stock-gauges.ts';
import { setAsideTicketsHandler } from './calls/set-aside-tickets.ts';
import { releaseTicketsHandler } from './calls/release-tickets.ts';

export const openInventory = (): Module<'inventory'> => ({
  handlers: [setAsideTicketsHandler, releaseTicketsHandler],
  gauges: stockGauges,
});
