// SETUP-04: the outlet as it would be if its draft were published now.
import { fieldAt } from '@stagedoor/rules/setup/draft-fields';
import type { Outlet } from '@stagedoor/descriptions/programme';
import type { Part } from '@stagedoor/descriptions/scope';
import type { OutletMoment } from '../../sellers/index.ts';
import { readDraft } from '../drafts/draft-store.ts';
import { planFields } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

const outletIn = (part: Part | null | undefined): Outlet | undefined =>
  part && 'hosts' in part ? part : undefined;

/** A field that would be refused is shown as it is public: half a host name is no look. */
export async function draftedOutlet(
  needs: Pick<SetupNeeds, 'db' | 'checks'>,
  outlet: OutletMoment,
): Promise<Outlet> {
  const typed = await readDraft(needs.db, outlet);
  const { plan } = await planFields(needs, outlet, typed);
  const whole = outletIn(plan.after);
  if (whole && plan.problems.length === 0) return whole;
  const wrong = new Set(plan.problems.map(({ path }) => fieldAt(path)));
  const right = typed.filter(({ field }) => !wrong.has(field));
  const again = await planFields(needs, outlet, right);
  return outletIn(again.plan.after) ?? again.published;
}
