import { getHall } from '@stagedoor/contract/calls/office/halls';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffWords } from '../../staff/index.ts';
import { toldPlan } from '../halls/drawn-plan.ts';
import { readHallDraft, readHalls, readPlan, readSoldBy } from '../halls/hall-store.ts';
import type { HallDraftRow } from '../halls/hall-store.ts';
import { placeOf } from '../halls/place-of.ts';

async function toldDraft(db: Db, draft: HallDraftRow, sellerId: number, staffId: number) {
  const { revision, plan, background, drawnBy, drawnAt } = draft;
  const names = await staffWords(db, sellerId, [drawnBy]);
  return {
    revision,
    plan: toldPlan(plan),
    background: background ?? undefined,
    by: names.get(drawnBy) ?? '',
    isMine: drawnBy === staffId,
    at: drawnAt,
  };
}

export const getHallHandler = (db: Db): Handler<'catalogue'> =>
  handle(getHall, async ({ hallId }, { sellerId, staffId }) => {
    const [hall] = await readHalls(db, sellerId, hallId);
    const { city, state, ...known } = hall ?? refuse('NOT_FOUND');
    const last = known.versions.at(-1);
    const published = last === undefined ? undefined : await readPlan(db, sellerId, hallId, last);
    const draft = await readHallDraft(db, sellerId, hallId);
    const soldBy = await readSoldBy(db, sellerId, hallId);
    return {
      ...known,
      place: placeOf({ city, state }),
      published: published && toldPlan(published),
      draft: draft && (await toldDraft(db, draft, sellerId, staffId)),
      soldBy: soldBy.map(({ showsAt, ...event }) => ({ ...event, showsAt: showsAt ?? undefined })),
    };
  });
