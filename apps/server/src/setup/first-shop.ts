// SETUP-02: the seller and its first outlet as a description, written as every other change of a shop is.
import type { InputOf } from '@stagedoor/contract/call';
import type { finishFirstRun } from '@stagedoor/contract/calls/office/first-run';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { samplePolicies } from '@stagedoor/rules/setup/sample-policies';
import type { Tx } from '../platform/db/tables.ts';
import { requireValid } from '../platform/http/require-valid.ts';
import { applyIn } from '../programme/index.ts';
import type { SetupNeeds } from './setup-needs.ts';

/** There is no other seller and no other outlet: the first of each. */
export const FIRST_SELLER = 1;
export const FIRST_OUTLET = 1;

type Given = Pick<
  InputOf<typeof finishFirstRun>,
  'sellerName' | 'currency' | 'country' | 'timeZone' | 'outletName' | 'outletType' | 'host'
>;

/** As it is kept, and as the log tells it. */
const founded = ({ sellerName, outletName, host }: Given) => ({
  seller: sellerName.trim(),
  outlet: outletName.trim(),
  host: host.trim().toLowerCase(),
});

const describeFirst = ({ seller, outlet, host }: ReturnType<typeof founded>, given: Given) => ({
  id: FIRST_SELLER,
  name: seller,
  currency: given.currency,
  country: given.country,
  timeZone: given.timeZone,
  outlets: [
    {
      id: FIRST_OUTLET,
      type: given.outletType,
      name: outlet,
      hosts: [host],
      // A shop that begins has one name: its pages answer their own calls.
      apiHost: 'same',
      policies: samplePolicies,
    },
  ],
});

/** At which of the fields that were typed a sentence belongs. */
function fieldOf({ path }: Problem): string {
  const [of] = path;
  if (of === 'currency' || of === 'country' || of === 'timeZone') return of;
  if (of !== 'outlets') return 'sellerName';
  return path[2] === 'hosts' || path[2] === 'apiHost' ? 'host' : 'outletName';
}

/** Refuses what the importer would refuse, in its words, at the field that was typed. */
export async function makeFirstShop(
  tx: Tx,
  given: Given,
  { checks }: Pick<SetupNeeds, 'checks'>,
  now: Date,
): Promise<ReturnType<typeof founded>> {
  const names = founded(given);
  const description = describeFirst(names, given);
  const scope = { of: 'seller', sellerId: FIRST_SELLER, outletIds: [FIRST_OUTLET] } as const;
  const wish = { scope, description, author: 'desk', takeOver: false, now } as const;
  const applied = await applyIn(tx, { wish, before: null }, checks);
  if (applied.state === 'refused')
    requireValid(Object.fromEntries(applied.problems.map((each) => [fieldOf(each), each.message])));
  if (applied.state !== 'applied') throw new Error(`The first shop was not made: ${applied.state}`);
  return names;
}
