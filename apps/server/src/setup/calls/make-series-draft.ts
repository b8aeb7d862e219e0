import { makeSeriesDraft } from '@stagedoor/contract/calls/office/series';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { insertDraft } from '../programme-drafts/programme-draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const makeSeriesDraftHandler = ({ db, live }: SetupNeeds): Handler<'setup'> =>
  handle(makeSeriesDraft, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    await live.outlets.ofSeller(caller.sellerId, outletId);
    const subject = { kind: 'series', outletId, publicId: undefined } as const;
    return { draftId: await inTransaction(db, (tx) => insertDraft(tx, caller, subject)) };
  });
