import { exportCodes } from '@stagedoor/contract/calls/office/codes';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/tables.ts';
import { startExport } from '../../staff/index.ts';
import { codeExport } from '../code-export.ts';
import { requireSet } from '../require-set.ts';

export const exportCodesHandler = (db: Db): Handler<'codes'> =>
  handle(exportCodes, async ({ id: setId }, caller) => {
    const { name } = await requireSet(db, caller, setId);
    return startExport(caller, codeExport, { name: `Codes ${name}`, details: { setId } });
  });
