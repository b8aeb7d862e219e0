import { stopCodes } from '@stagedoor/contract/calls/office/codes';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { setStopped } from '../office-store.ts';
import { requireSet } from '../require-set.ts';

export const stopCodesHandler = (): Handler<'codes'> =>
  handle(stopCodes, async ({ id }, caller) => {
    const { sellerId, now } = caller;
    await caller.change(async ({ tx, record }) => {
      await requireSet(tx, caller, id);
      if (!(await setStopped(tx, { sellerId, setId: id }, now))) refuse('CHANGED_MEANWHILE');
      record({ action: 'codes.stopped', subject: { kind: 'codes', id } });
    });
    return {};
  });
