import type { Module } from '../platform/module.ts';
import { stockGauges } from './stock-gauges.ts';
import { setAsideHandlers } from './office/set-aside.ts';

export const openInventory = (): Module => ({ handlers: setAsideHandlers, gauges: stockGauges });
