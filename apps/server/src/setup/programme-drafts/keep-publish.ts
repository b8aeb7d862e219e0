import { reachOf } from '@stagedoor/descriptions/scope';
import type { StaffActor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { tellOfMove } from '../shows/moved-show.ts';
import { insertProgrammePublish } from './publish-store.ts';
import type { publishPlan } from './publish-plan.ts';
import { publishedParts } from './published-parts.ts';
import { undoableSince, undoUntil } from './why-it-stays-public.ts';

type Plan = Pick<
  Awaited<ReturnType<typeof publishPlan>>,
  'scope' | 'published' | 'wanted' | 'going' | 'sorted' | 'written'
>;

/** After it is public: letters about moved shows wait as long as it can be put back. */
export async function keepPublish(
  needs: Pick<SetupNeeds, 'moves'>,
  tx: Tx,
  { scope, published, wanted, going, sorted, written }: Plan,
  actor: StaffActor,
): Promise<void> {
  const { sellerId, staffId, now } = actor;
  const after = (await describe(tx, { ...scope, only: reachOf(wanted) })) ?? refuse('NOT_FOUND');
  const lettersTasks: string[] = [];
  for (const draft of going.filter(({ kind }) => kind === 'show')) {
    const moved = { ...draft, before: published, after };
    const task = await tellOfMove(needs, tx, moved, actor, undoUntil(now));
    if (task) lettersTasks.push(task);
  }
  const parts = publishedParts({ before: published, after }, going, sorted, written);
  await insertProgrammePublish(tx, { sellerId, staffId, now, parts, lettersTasks }, undoableSince(now));
}
