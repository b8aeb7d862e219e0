// SETUP-04: the outlet as it would be if its draft were published now.
import { fieldAt } from '@stagedoor/rules/setup/draft-fields';
import type { Outlet } from '@stagedoor/descriptions/programme';
import type { OutletMoment } from '../../sellers/index.ts';
import { readDraft } from '../drafts/draft-store.ts';
import { planFields } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** A field that would be refused is shown as it is public: half a host name is no look. */
export async function draftedOutlet(
  needs: Pick<SetupNeeds, 'db' | 'checks'>,
  outlet: OutletMoment,
): Promise<Outlet> {
  const typed = await readDraft(needs.db, outlet);
  const { published, plan } = await planFields(needs, outlet, typed);
  if (plan.after && plan.problems.length === 0) return plan.after as Outlet;
  const wrong = new Set(plan.problems.map(({ path }) => fieldAt(path)));
  const right = typed.filter(({ field }) => !wrong.has(field));
  const again = await planFields(needs, outlet, right);
  return (again.plan.after ?? published) as Outlet;
}
