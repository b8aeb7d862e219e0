import { planOutletPublish } from '@stagedoor/contract/calls/office/drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toldChanges, versionOf } from '../../programme/index.ts';
import { ofSeller } from '../../sellers/index.ts';
import { planPublish, scopeOf, toldProblem } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const planOutletPublishHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(planOutletPublish, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const outlet = { sellerId: caller.sellerId, outletId, now: caller.now };
    const { published, plan } = await planPublish(needs, outlet);
    const carts = await needs.countCarts(needs.db, caller.sellerId, caller.now);
    const told = await ofSeller.told(needs.db, caller.sellerId);
    const changes = toldChanges(scopeOf(outlet), plan.differences, plan.before, plan.after ?? null, told);
    return {
      version: versionOf(scopeOf(outlet), published),
      sentences: changes.flatMap(({ sentences }) => sentences),
      problems: plan.problems.map(toldProblem),
      notes: plan.notes.map(({ message }) => message),
      carts: carts.get(outletId)?.carts ?? 0,
      takesOver: plan.takenOver.includes(outletId),
    };
  });
