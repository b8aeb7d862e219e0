import { exportLog } from '@stagedoor/contract/calls/office/log';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { logExport } from '../log/export-log.ts';
import { startExport } from '../start-export.ts';

export const exportLogHandler = (): Handler<'staff'> =>
  handle(exportLog, async ({ from, to, ...filter }, caller) =>
    startExport(caller, logExport, {
      name: 'The log',
      details: { ...filter, from: from?.toISOString(), to: to?.toISOString() },
    }),
  );
