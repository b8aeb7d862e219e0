// A draw's row as its own words.
import { readInventory } from '@stagedoor/draw/inventory';
import type { Inventory } from '@stagedoor/draw/inventory';
import { planOf } from '@stagedoor/draw/plan';
import { readPublicNumber } from '@stagedoor/draw/public-input';
import type { PublicNumber } from '@stagedoor/draw/public-input';
import type { Published } from '@stagedoor/draw/published';
import { readRules } from '@stagedoor/draw/rules';
import type { Rules } from '@stagedoor/draw/rules';
import type { DrawRow } from './draw-store.ts';

export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const rulesOf = ({ rules }: Pick<DrawRow, 'rules'>): Rules => readRules(JSON.parse(rules));

export const inventoryOf = (draw: Pick<DrawRow, 'rules' | 'inventory'>): Inventory =>
  readInventory(JSON.parse(draw.inventory!), planOf(rulesOf(draw)));

export const publicNumberOf = ({
  public_number,
}: Pick<DrawRow, 'public_number'>): PublicNumber | undefined =>
  public_number === null ? undefined : readPublicNumber(JSON.parse(public_number));

/** What was made known at freezing; nothing before. */
export function publishedAtFreezing(draw: DrawRow): Published | undefined {
  if (draw.frozen_at === null) return undefined;
  return {
    draw: draw.draw_key,
    at: unixSeconds(draw.frozen_at),
    commitment: draw.commitment,
    rulesHash: draw.rules_hash,
    inventory: inventoryOf(draw),
    root: draw.root!,
    entries: draw.entries!,
  };
}
