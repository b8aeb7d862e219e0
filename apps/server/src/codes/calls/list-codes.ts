import { listCodes } from '@stagedoor/contract/calls/office/codes';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Db } from '../../platform/db/tables.ts';
import { describeSet } from '../describe-set.ts';
import { listSets } from '../office-store.ts';

export const listCodesHandler = (db: Db): Handler<'codes'> =>
  handle(listCodes, async (_input, caller) => {
    const sets = await listSets(db, caller);
    return { sets: sets.map((set) => describeSet(set, caller.now)) };
  });
