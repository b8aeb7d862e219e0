import type { Module } from '../platform/module.ts';
import { setAsideHandlers } from './office/set-aside.ts';

export const openInventory = (): Module => ({ handlers: setAsideHandlers });
