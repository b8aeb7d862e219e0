import { planProgramme } from '@stagedoor/contract/calls/office/programme';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import { fieldConflicts } from '@stagedoor/rules/programme/field-conflicts';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import { staffActor } from '../../staff/index.ts';
import { programme } from '../judge.ts';
import { planChange } from '../plan-and-apply.ts';
import type { ProgrammeNeeds } from '../programme-needs.ts';
import { reachScope } from '../reach-scope.ts';
import { toldChanges, toldConflicts } from '../told-changes.ts';
import { findTold, keepTold } from '../told-description-store.ts';

const remarks = (problems: readonly Problem[]) =>
  problems.map(({ path, message }) => ({ path: [...path], message }));

export const planProgrammeHandler = ({ db, checks }: ProgrammeNeeds): Handler<'programme'> =>
  handle(planProgramme, async ({ description, version, takeOver = false, ...named }, caller) => {
    const { now } = caller;
    const scope = await reachScope(db, staffActor(caller), named);
    const wanted = receivedPart(programme, scope.of, description);
    const wish = { scope, description: wanted, author: 'desk', takeOver, now } as const;
    const { before, after, differences, ...plan } = await planChange(db, wish, checks);
    const told = await ofSeller.told(db, scope.sellerId);
    const planned = await keepTold(db, scope, before, now);
    const base =
      version === undefined || version === planned
        ? before
        : ((await findTold(db, scope, version)) ?? refuse('DESCRIPTION_NOT_KEPT')).part;
    const conflicts = after === undefined ? [] : fieldConflicts(scope.of, base, before, after);
    return {
      version: planned,
      changes: toldChanges(scope, differences, before, after ?? null, told),
      left: plan.left,
      problems: remarks(plan.problems),
      notes: remarks(plan.notes),
      conflicts: toldConflicts(conflicts, before, told),
      takenOver: plan.takenOver,
    };
  });
