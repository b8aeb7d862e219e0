import { listLog } from '@stagedoor/contract/calls/office/log';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countShownLog, readLog } from '../log/read-log.ts';
import type { SealWatch } from '../log/seal-watch.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listLogHandler = ({ db }: StaffNeeds, watch: SealWatch): Handler<'staff'> =>
  handle(listLog, async ({ sort, after, before, size, ...filter }, { sellerId, staffId, grant }) => {
    const asked = { ...filter, sellerId, ownStaffId: grant === 'own' ? staffId : undefined };
    const [page, counted] = await Promise.all([
      readLog(db, asked, { sort, after, before, size }),
      countShownLog(db, asked),
    ]);
    return { ...page, ...counted, chain: watch.lastLook() };
  });
