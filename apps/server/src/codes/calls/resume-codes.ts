import { resumeCodes } from '@stagedoor/contract/calls/office/codes';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { setStopped } from '../office-store.ts';
import { requireSet } from '../require-set.ts';

export const resumeCodesHandler = (): Handler<'codes'> =>
  handle(resumeCodes, async ({ id }, caller) => {
    const { sellerId } = caller;
    await caller.change(async ({ tx, record }) => {
      await requireSet(tx, caller, id);
      if (!(await setStopped(tx, { sellerId, setId: id }, null))) refuse('CODE_STOP_MET');
      record({ action: 'codes.resumed', subject: { kind: 'codes', id } });
    });
    return {};
  });
