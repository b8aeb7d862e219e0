import { exportEvents } from '@stagedoor/contract/calls/office/events';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { eventExport } from '../events/export-events.ts';

export const exportEventsHandler: Handler<'overview'> = handle(exportEvents, async (filter, caller) => {
  const { outletIds, now } = caller;
  const details = { ...filter, outletIds, at: now.toISOString() };
  return startExport(caller, eventExport, { name: 'Events', details });
});
