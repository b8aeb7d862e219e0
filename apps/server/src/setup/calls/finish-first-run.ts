import { finishFirstRun } from '@stagedoor/contract/calls/office/first-run';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { validateFirstRun } from '@stagedoor/rules/setup/first-run-form';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { lockSellers, maintenance, openings } from '../../sellers/index.ts';
import { handleAtDoor } from '../../staff/index.ts';
import { hasSeller, requireFirstRunLink, waitingStepOf } from '../first-run-link.ts';
import { takeFirstRunLink } from '../first-run-link-store.ts';
import { FIRST_OUTLET, FIRST_SELLER, makeFirstShop } from '../first-shop.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const finishFirstRunHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handleAtDoor(finishFirstRun, async ({ token, ...given }, caller) => {
    const { now } = caller;
    const link = await requireFirstRunLink(needs, token, now);
    requireValid(validateFirstRun(given, needs.commonPasswords));
    const founder = await needs.founders.prove(given, waitingStepOf(link), now);
    let staffId = 0;
    const author = () => ({ by: { staffId }, sellerId: FIRST_SELLER });
    const joined = await caller.changeAs(author, async ({ tx, record }) => {
      // Whoever comes with another link waits here, and finds the seller that was made.
      await lockSellers(tx);
      if ((await hasSeller(tx)) || !(await takeFirstRunLink(tx, link.link_id, now)))
        refuse('FIRST_RUN_REFUSED');
      const after = await makeFirstShop(tx, given, needs, now);
      const outlet = { sellerId: FIRST_SELLER, outletId: FIRST_OUTLET };
      await openings.make(tx, outlet, now);
      await maintenance.switch(tx, FIRST_OUTLET, setupMessages.gettingReady);
      const made = await needs.founders.join(tx, FIRST_SELLER, founder, caller);
      ({ staffId } = made);
      record({
        action: 'shop.set-up',
        subject: { kind: 'outlet', id: FIRST_OUTLET },
        outletId: FIRST_OUTLET,
        after,
      });
      return made;
    });
    needs.forgetShops();
    const session = await needs.founders.letIn(caller, joined);
    return { session, recoveryCodes: joined.recoveryCodes };
  });
