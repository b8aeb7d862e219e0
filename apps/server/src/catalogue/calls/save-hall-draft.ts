import { saveHallDraft } from '@stagedoor/contract/calls/office/halls';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { drawnPlan } from '../halls/drawn-plan.ts';
import { keepHallDraft, readHalls } from '../halls/hall-store.ts';

/** Nothing of it is public and nothing of it is judged: the log hears of it when it is published. */
export const saveHallDraftHandler = (db: Db): Handler<'catalogue'> =>
  handle(saveHallDraft, async ({ hallId, revision, plan, background = null }, caller) => {
    const { sellerId, staffId, now } = caller;
    if ((await readHalls(db, sellerId, hallId)).length === 0) refuse('NOT_FOUND');
    const drawn = { sellerId, hallId, revision, plan: drawnPlan(plan), background, staffId, now };
    return { revision: (await keepHallDraft(db, drawn)) ?? refuse('CHANGED_MEANWHILE') };
  });
