import { draftLegPrices } from '@stagedoor/contract/calls/office/leg-prices';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { insertDraft, keepTypedFields, lockDraft } from '../programme-drafts/programme-draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { showsToPrice } from '../shows/leg-prices.ts';

/** Nothing of it is public before the drafts are published, as one. */
export const draftLegPricesHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(draftLegPrices, async (wish, caller) =>
    inTransaction(db, async (tx) => {
      const draftIds: number[] = [];
      // Drafts are locked before they are read: what somebody types at this moment is changed, too, or comes after it.
      const { shows: before } = await showsToPrice(tx, caller, wish);
      for (const { reached, levels } of before) {
        if (levels.length === 0) continue;
        const draftId = reached.draftId ?? (await insertDraft(tx, caller, reached));
        await lockDraft(tx, caller.sellerId, draftId);
        draftIds.push(draftId);
      }
      for (const { reached, levels } of (await showsToPrice(tx, caller, wish)).shows)
        if (reached.draftId !== undefined) await keepTypedFields(tx, caller, reached.draftId, levels);
      return { draftIds };
    }),
  );
