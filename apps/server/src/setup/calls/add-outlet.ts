import { addOutlet } from '@stagedoor/contract/calls/office/setup';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { FIRST_DESK_ID } from '@stagedoor/rules/programme/desk-ids';
import { validateOutlet } from '@stagedoor/rules/setup/first-run-form';
import { samplePolicies } from '@stagedoor/rules/setup/sample-policies';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { applyIn } from '../../programme/index.ts';
import { findSellerOwners, lockSellers, maintenance, openings } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Beyond what files name, and after what the desk has made. */
const nextOf = (ids: Iterable<number>): number => Math.max(FIRST_DESK_ID - 1, ...ids) + 1;

async function describeNew(
  tx: Tx,
  sellerId: number,
  { name, type, host }: { name: string; type: number; host: string },
) {
  const owners = await findSellerOwners(tx, sellerId);
  const policyId = nextOf(owners.outletOfPolicy.keys());
  return {
    id: nextOf(owners.sellerOfOutlet.keys()),
    type,
    name,
    hosts: [host],
    apiHost: 'same',
    policies: samplePolicies.map((policy, index) => ({ ...policy, id: policyId + index })),
  };
}

/** Refused in the importer's words, at the field that was typed. */
export const addOutletHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(addOutlet, async (given, caller) => {
    requireValid(validateOutlet(given));
    // A role that is for some outlets makes no others.
    if (caller.outletIds !== 'all') refuse('NOT_ALLOWED');
    const { sellerId, now } = caller;
    const named = {
      name: given.outletName.trim(),
      type: given.outletType,
      host: given.host.trim().toLowerCase(),
    };
    const outletId = await caller.change(async ({ tx, record }) => {
      await lockSellers(tx);
      const description = await describeNew(tx, sellerId, named);
      const { id } = description;
      const scope = { of: 'outlet', sellerId, outletId: id } as const;
      const wish = { scope, description, author: 'desk', takeOver: false, now } as const;
      const applied = await applyIn(tx, { wish, before: null }, needs.checks);
      if (applied.state === 'refused')
        requireValid(
          Object.fromEntries(
            applied.problems.map(({ path, message }) => [
              path.some((part) => part === 'hosts' || part === 'apiHost') ? 'host' : 'outletName',
              message,
            ]),
          ),
        );
      if (applied.state !== 'applied') throw new Error(`The outlet was not made: ${applied.state}`);
      await openings.make(tx, { sellerId, outletId: id }, now);
      await maintenance.switch(tx, id, setupMessages.gettingReady);
      record({
        action: 'shop.set-up',
        subject: { kind: 'outlet', id },
        outletId: id,
        after: { outlet: named.name, host: named.host },
      });
      return id;
    });
    needs.forgetShops();
    return { outletId };
  });
