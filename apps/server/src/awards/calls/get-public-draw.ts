import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { canonicalJson } from '@stagedoor/draw/canonical';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { namesIn } from '../describe-draw.ts';
import { findDrawsBeside } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import { readFilePart } from '../file-store.ts';
import { DrawMemory, ownEntry } from '../own-entry.ts';
import { publishedAtFreezing } from '../stored-draw.ts';
import { newestHash, readLog } from '../walking/log-store.ts';
import { reachPublicDraw, isOver } from '../reach-public-draw.ts';

const NAMES_KEPT_MS = 60_000;

/** What shows and levels are called, a minute old at most: many come at once when a draw is published. */
class ShopNames {
  readonly #known = new Map<string, { until: number; names: ReturnType<typeof namesIn> }>();

  of(db: Db, draw: DrawRow, now: Date): ReturnType<typeof namesIn> {
    const name = `${draw.seller_id}/${draw.series_id}`;
    const found = this.#known.get(name);
    if (found && found.until > now.getTime()) return found.names;
    const names = namesIn(db, draw.seller_id, draw.outlet_id, draw.series_id);
    this.#known.set(name, { until: now.getTime() + NAMES_KEPT_MS, names });
    names.catch(() => this.#known.delete(name));
    return names;
  }
}

const shownState = ({ state }: DrawRow): PublicDraw['state'] => (state === 'drawn' ? 'frozen' : state);

function publishedText(draw: DrawRow): string | undefined {
  const published = publishedAtFreezing(draw);
  return published && canonicalJson(published);
}

/** What came back after the publishing, and whom it reached. */
async function logOf(db: Db, draw: DrawRow): Promise<Pick<PublicDraw, 'log' | 'newestHash'>> {
  if (draw.state !== 'published') return { log: [] };
  const log = await readLog(db, draw);
  return { log: log.map(({ line }) => line), newestHash: await newestHash(db, draw) };
}

/** DRAW-10: it stands in the first line of what was published of it. */
async function secretOf(db: Db, draw: DrawRow): Promise<string | undefined> {
  if (draw.state !== 'abandoned') return undefined;
  const file = await readFilePart(db, draw, 0);
  return file && (JSON.parse(file.slice(0, file.indexOf('\n'))) as { secret: string }).secret;
}

async function besideOf(db: Db, draw: DrawRow): Promise<PublicDraw['beside']> {
  const all = await findDrawsBeside(db, draw.seller_id, draw.series_id);
  return all.map(({ draw_key, state }) => ({ drawId: draw_key, isAbandoned: state === 'abandoned' }));
}

export function getPublicDrawHandler(needs: AwardsNeeds): Handler<'awards'> {
  const memory = new DrawMemory();
  const shopNames = new ShopNames();
  return handle(getPublicDraw, async ({ drawId }, caller) => {
    const { draw, series } = await reachPublicDraw(needs, caller, drawId);
    const names = await shopNames.of(needs.db, draw, caller.now);
    const levelNames = names?.levelNames ?? new Map<number, string>();
    const userId = caller.session?.userId;
    const ids = new Set([...draw.rules.matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id)));
    const named = (kind: 'event' | 'level', all: ReadonlyMap<number, string> | undefined) =>
      [...(all ?? [])].filter(([id]) => ids.has(id)).map(([id, name]) => ({ id, kind, name }));
    return {
      drawId: draw.draw_key,
      seriesId: draw.series_id,
      seriesName: series.name,
      state: shownState(draw),
      commitment: draw.commitment,
      committedAt: draw.committed_at,
      isLate: series.opensAt !== null && draw.committed_at > series.opensAt,
      rules: draw.rules,
      rulesHash: draw.rules_hash,
      published: publishedText(draw),
      publicNumber: draw.public_number ?? undefined,
      publishedAt: draw.published_at ?? undefined,
      fileHash: isOver(draw) ? (draw.file_hash ?? undefined) : undefined,
      abandonedAt: draw.abandoned_at ?? undefined,
      secret: await secretOf(needs.db, draw),
      beside: await besideOf(needs.db, draw),
      names: [...named('event', names?.eventNames), ...named('level', levelNames)],
      ...(await logOf(needs.db, draw)),
      walkAt: series.draw?.walkAt,
      walksEndedAt: draw.walks_ended_at ?? undefined,
      own: userId === undefined ? undefined : await ownEntry(needs.db, memory, draw, userId, levelNames),
    };
  });
}
