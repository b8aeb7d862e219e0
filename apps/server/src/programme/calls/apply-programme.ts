import { applyProgramme } from '@stagedoor/contract/calls/office/programme';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import { idOf, outletIdsIn } from '@stagedoor/descriptions/scope';
import type { Scope } from '@stagedoor/descriptions/scope';
import { wasPaidIn } from '@stagedoor/rules/programme/currency-harm';
import { programmeMessages } from '@stagedoor/rules/messages/programme';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { currencyOfSeller } from '../../sellers/index.ts';
import { staffActor } from '../../staff/index.ts';
import { entriesOfChange } from '../entries-of-change.ts';
import { programme } from '../judge.ts';
import { applyIn, isAboutCurrency, isForbidden } from '../plan-and-apply.ts';
import type { ProgrammeNeeds } from '../programme-needs.ts';
import { reachScope } from '../reach-scope.ts';
import { describe } from '../read-programme.ts';
import { toldChanges, toldConflicts } from '../told-changes.ts';
import { findTold, keepTold, versionOf } from '../told-description-store.ts';

/** What the description was made from. One that is not kept any more is still known by what is there, if that is it. */
async function madeFrom(tx: Tx, scope: Scope, version: string) {
  const told = await findTold(tx, scope, version);
  if (told) return told;
  const part = await describe(tx, scope);
  return versionOf(scope, part) === version ? { part, at: undefined } : refuse('DESCRIPTION_NOT_KEPT');
}

const refuseProblems = (problems: readonly Problem[]): never =>
  refuse('DESCRIPTION_REFUSED', {
    ...(problems.length === 1 && { message: firstOf(problems).message }),
    facts: { problems: problems.map(({ path, message }) => ({ path, message })) },
  });

/** The database keeps what somebody still needs, whatever was asked before; its own words are for programmers. */
const refuseForbidden = (error: unknown): never => {
  if (!isForbidden(error)) throw error;
  if (isAboutCurrency(recordOf(error).constraint)) return refuseProblems([wasPaidIn]);
  return refuse('DESCRIPTION_REFUSED', { message: programmeMessages.forbidden, facts: { problems: [] } });
};

export const applyProgrammeHandler = ({ db, checks, alsoWrite }: ProgrammeNeeds): Handler<'programme'> =>
  handle(applyProgramme, async ({ description, version, takeOver = false, ...named }, caller) => {
    const { now } = caller;
    const scope = await reachScope(db, staffActor(caller), named);
    const { sellerId } = scope;
    const wanted = receivedPart(programme, scope.of, description);
    const wish = { scope, description: wanted, author: 'desk', takeOver, now } as const;
    const also = async (tx: Tx) => alsoWrite?.(tx, { sellerId, outletIds: outletIdsIn(scope), now });
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      const currency = await currencyOfSeller(tx, sellerId);
      const base = await madeFrom(tx, scope, version);
      about({ kind: scope.of, id: idOf(scope) }, base.at);
      const applied = await applyIn(tx, { wish, before: base.part }, checks, { also });
      if (applied.state === 'outdated')
        return refuse('CHANGED_MEANWHILE', {
          facts: { conflicts: toldConflicts(applied.conflicts, applied.now, currency) },
        });
      if (applied.state !== 'applied')
        return refuseProblems(applied.state === 'refused' ? applied.problems : []);
      const { differences, takenOver, before, after } = applied;
      const changes = toldChanges(differences, before, after, currency);
      const entries = entriesOfChange(scope, changes, takenOver);
      if (entries.length === 0) return unchanged({ version: versionOf(scope, before), changes, takenOver });
      for (const entry of entries) record(entry);
      return { version: await keepTold(tx, scope, await describe(tx, scope), now), changes, takenOver };
    });
    return change.catch(refuseForbidden);
  });
