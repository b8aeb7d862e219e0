// The outlet binds itself: a secret that is fixed before anybody asks for a ticket, and rules that stay once they may.
import { canonicalJson } from '@stagedoor/draw/canonical';
import { rulesHashOf } from '@stagedoor/draw/hashes';
import { readRules } from '@stagedoor/draw/rules';
import { drawRulesOf } from '@stagedoor/rules/draw/draw-rules';
import type { Tx } from '../platform/db/tables.ts';
import { describe } from '../programme/index.ts';
import type { Programme } from '@stagedoor/descriptions/programme';
import type { Reach } from '@stagedoor/descriptions/scope';
import { newDrawSecrets } from './draw-secrets.ts';
import type { DrawSecrets, DrawVault } from './draw-secrets.ts';
import { findDrawOfSeries, insertDraw, updateUnlocked } from './draw-store.ts';

type Series = Programme['outlets'][number]['series'][number];

export interface CommitNeeds {
  vault: DrawVault;
  now: Date;
  /** Where other series of the outlets were not touched. */
  only?: Reach | undefined;
  /** For demonstrations: the same secrets each time, as if they had been made when the series was announced. */
  secretsOf?: ((seriesId: number) => DrawSecrets | undefined) | undefined;
}

const isOpen = ({ opens }: Series, now: Date): boolean => opens !== null && opens <= now;

export const bytesOf = (rules: unknown) => {
  const read = readRules(rules);
  return { rules: canonicalJson(read), rules_hash: rulesHashOf(read) };
};

async function commitSeries(
  tx: Tx,
  programme: Programme,
  outletId: number,
  series: Series,
  { vault, now, secretsOf }: CommitNeeds,
): Promise<void> {
  const found = await findDrawOfSeries(tx, programme.id, series.id);
  if (found && (found.locked_at !== null || found.state !== 'committed')) return;
  const key = found?.draw_key ?? String(series.id);
  const rules = drawRulesOf(programme, series.id, key);
  if (!rules) return;
  const locked_at = isOpen(series, now) ? now : null;
  if (found) {
    await updateUnlocked(tx, found, { ...bytesOf(rules), locked_at });
    return;
  }
  const name = { seller_id: programme.id, draw_key: key };
  await insertDraw(tx, {
    ...name,
    ...vault.seal(name, secretsOf?.(series.id) ?? newDrawSecrets()),
    ...bytesOf(rules),
    outlet_id: outletId,
    series_id: series.id,
    attempt: 1,
    committed_at: secretsOf ? (series.visible ?? now) : now,
    locked_at,
  });
}

/** Commits to every draw of these outlets that has none yet, and follows the description of those that are not open. */
export async function commitDraws(
  tx: Tx,
  sellerId: number,
  outletIds: readonly number[],
  needs: CommitNeeds,
): Promise<void> {
  const programme = await describe(tx, { of: 'seller', sellerId, outletIds, only: needs.only });
  if (!programme) return;
  for (const { id, series } of programme.outlets) {
    for (const each of series) if (each.draw) await commitSeries(tx, programme, id, each, needs);
  }
}
