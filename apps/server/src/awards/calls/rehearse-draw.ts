import { rehearseDraw } from '@stagedoor/contract/calls/office/draws';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { planOf } from '@stagedoor/draw/plan';
import { behindCustomers } from '../../platform/db/behind-customers.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuseDraw } from '../awards-needs.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { movedSince, stockFor } from '../describe-draw.ts';
import { newDrawSecrets } from '../draw-secrets.ts';
import { rehearseOnThread } from '../draw-thread.ts';
import { eligibleEntrants } from '../eligible-entrants.ts';
import type { EligibleEntrant } from '../eligible-entrants.ts';
import { entriesOf, strangeLevels } from '../entries-of.ts';
import { reachDraw } from '../open-draw.ts';
import { rulesOf } from '../stored-draw.ts';
import { entryOfText } from '../entry-of-text.ts';

const REHEARSALS = 200;

/** So many entries are drawn at all in a rehearsal: a large series is rehearsed fewer times. */
const MOST_DRAWN = 400_000;

export const rehearseDrawHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(rehearseDraw, async ({ seriesId, mostEvents, partial, withMoved }, caller) => {
    const { sellerId, now } = caller;
    const draw = await reachDraw(db, caller, seriesId);
    const published = rulesOf(draw);
    const rules = {
      ...published,
      partial: partial ?? published.partial,
      caps: { ...published.caps, events: mostEvents ?? published.caps.events },
    };
    const entrants: EligibleEntrant[] = [];
    await behindCustomers(async () => {
      for await (const page of eligibleEntrants(db, { sellerId, seriesId }, now)) entrants.push(...page);
    });
    if (entrants.length === 0) refuseDraw(drawOfficeMessages.noEntries);
    const strange = strangeLevels(rules, entrants);
    if (strange.length > 0) refuseDraw(drawOfficeMessages.strangeLevels(strange.join(', ')));
    // A seed of this moment: what is drawn here can never be what is drawn in earnest.
    const sealed = entriesOf(rules, entrants, newDrawSecrets().seed);
    const at = { sellerId, outletId: draw.outlet_id, now };
    const stock = await stockFor(db, at, draw);
    const moved = await movedSince(db, at, draw);
    const countOf = (id: number): number => (stock.get(id) ?? 0) + (withMoved ? (moved?.get(id) ?? 0) : 0);
    const inventory = planOf(rules)
      .levels.map(({ id }) => ({ level: id, count: countOf(id) }))
      .toSorted((a, b) => a.level - b.level);
    const times = Math.max(5, Math.min(REHEARSALS, Math.floor(MOST_DRAWN / entrants.length)));
    const entries = sealed.map(entryOfText);
    const { levels, ...rest } = await rehearseOnThread({ rules, inventory, entries, times });
    return {
      ...rest,
      entries: entries.length,
      levels: levels.map(({ level, ...each }) => ({
        levelId: level,
        ...each,
        moved: moved && (moved.get(level) ?? 0),
      })),
    };
  });
