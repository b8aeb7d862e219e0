import { applyProgramme } from '@stagedoor/contract/calls/office/programme';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import type { Scope } from '@stagedoor/descriptions/scope';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import { applyForDesk, refuseForbidden, subjectOf } from '../apply-for-desk.ts';
import { programme } from '../judge.ts';
import type { ProgrammeNeeds } from '../programme-needs.ts';
import { reachScope } from '../reach-scope.ts';
import { describe } from '../read-programme.ts';
import { findTold, keepTold, versionOf } from '../told-description-store.ts';

/** What the description was made from. One that is not kept any more is still known by what is there, if that is it. */
async function madeFrom(tx: Tx, scope: Scope, version: string) {
  const told = await findTold(tx, scope, version);
  if (told) return told;
  const part = await describe(tx, scope);
  return versionOf(scope, part) === version ? { part, at: undefined } : refuse('DESCRIPTION_NOT_KEPT');
}

export const applyProgrammeHandler = (needs: ProgrammeNeeds): Handler<'programme'> =>
  handle(applyProgramme, async ({ description, version, takeOver = false, ...named }, caller) => {
    const { now } = caller;
    const scope = await reachScope(needs.db, staffActor(caller), named);
    const wanted = receivedPart(programme, scope.of, description);
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      const base = await madeFrom(tx, scope, version);
      about(subjectOf(scope), base.at);
      const wish = { scope, description: wanted, before: base.part, takeOver, now };
      const { changes, takenOver, before, entries } = await applyForDesk(tx, wish, needs);
      if (entries.length === 0) return unchanged({ version: versionOf(scope, before), changes, takenOver });
      for (const entry of entries) record(entry);
      return { version: await keepTold(tx, scope, await describe(tx, scope), now), changes, takenOver };
    });
    return change.catch(refuseForbidden);
  });
