import { reachIn } from '@stagedoor/descriptions/scope';
import type { Scope } from '@stagedoor/descriptions/scope';
import type { ProgrammeDraft } from '@stagedoor/rules/programme/draft';
import { claimsOf } from '@stagedoor/rules/programme/judge-ids';
import type { SpokenOf } from '../catalogue/index.ts';

/** What descriptions of a part name, by its ids; of a whole one nobody looks them up one by one. */
export function spokenOf(scope: Scope, programmes: readonly ProgrammeDraft[]): SpokenOf | undefined {
  if (!reachIn(scope)) return undefined;
  const claims = Map.groupBy(programmes.flatMap(claimsOf), ({ kind }) => kind);
  const of = (kind: string): number[] =>
    (claims.get(kind) ?? []).flatMap(({ id }) => (Number.isInteger(id) ? Number(id) : []));
  return { show: of('show'), event: of('event'), item: of('item'), 'price level': of('price level') };
}
