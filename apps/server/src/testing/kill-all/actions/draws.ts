// Draws of six fans for eight seats: frozen, drawn, published, charged, and walked down when grace is over. Every death
// takes each draw one press onward, by what the books say of it.
import { sql } from 'kysely';
import { awardSteps, drawSteps } from '../../../awards/index.ts';
import { commitSmallDraw, SMALL_DRAW_CHARGES } from '../../../awards/testing/published-draw.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { wrongs } from '../../award-proof/award-wrongs.ts';
import type { CardKind } from '../../order-proof/order-world.ts';
import { action } from '../action.ts';
import type { Action, Life } from '../action.ts';
import { atDesk, typePassword } from './office.ts';

const kinds: readonly CardKind[] = ['approved', 'declined', 'approved', 'approved', 'declined', 'approved'];
const FIRST = 40_000;
const LAST = 49_999;
const FROZEN = 'frozen draw';
const PUBLISHED = 'published draw';
let series = FIRST;

interface Draw {
  series_id: number;
  state: string;
}

const open = async (db: Db): Promise<Draw[]> => {
  const { rows } = await sql<Draw>`
    select series_id, state from draws
    where series_id between ${FIRST} and ${LAST} and state in ('committed', 'frozen', 'drawn')`.execute(db);
  return rows;
};

async function press(life: Life, { series_id: seriesId, state }: Draw): Promise<void> {
  const id = String(seriesId);
  if (state === 'committed') {
    await atDesk(life, 'draws/freeze', { seriesId });
    life.acknowledge(FROZEN, id);
  } else if (state === 'frozen') await atDesk(life, 'draws/draw', { seriesId });
  else {
    await atDesk(life, 'draws/publish', { seriesId, charges: SMALL_DRAW_CHARGES });
    life.acknowledge(PUBLISHED, id);
  }
}

const not =
  (states: readonly string[]) =>
  async (db: Db, told: readonly string[]): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`
      select told.id from unnest(${told}::text[]) as told (id) where not exists (
        select from draws d where d.series_id::text = told.id and d.state = any(${states}::text[]))`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  };

export const draws: Action = action<Draw[]>({
  name: 'draw and awards',
  steps: [...drawSteps, ...awardSteps],
  prepare: async ({ db, now, nextCustomer }) => {
    const fans = kinds.map((kind) => {
      const { userId, cards } = nextCustomer();
      return { userId, cardUuid: cards[kind] };
    });
    await typePassword(db, now);
    await commitSmallDraw(db, (series += 1), fans, now);
    return open(db);
  },
  act: (life, found) => Promise.allSettled(found.map((draw) => press(life, draw))),
  doubles: {
    'a fan with two orders of a draw': sql`
      select 1 from orders where series_request_id is not null
      group by seller_id, series_request_id having count(*) > 1`,
  },
  wrongs,
  atEnd: async (db, found) => {
    const { rows } = await sql<{ what: string }>`
      select 'an award of draw ' || draw_key || ' has no order' as what from draw_awards where order_id is null`.execute(
      db,
    );
    found.wrong.push(...rows.map(({ what }) => what));
  },
  lost: { [FROZEN]: not(['frozen', 'drawn', 'published']), [PUBLISHED]: not(['published']) },
});
