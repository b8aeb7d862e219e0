import { exportWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/tables.ts';
import { startExport } from '../../staff/index.ts';
import { reachEvent } from '../reach-event.ts';
import { waitingExport } from '../waiting-export.ts';

export const exportWaitingListHandler = ({ db }: { db: Db }): Handler<'waiting-list'> =>
  handle(exportWaitingList, async ({ eventId }, caller) => {
    const { name } = await reachEvent(db, caller, eventId);
    return startExport(caller, waitingExport, { name: `Waiting list of ${name}`, details: { eventId } });
  });
