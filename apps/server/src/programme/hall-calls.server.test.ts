// A hall in the box office: drawn in a draft, published as a plan, and an event that moves to it.
import { sampleSection } from '@stagedoor/rules/halls/testing/sample-section';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventPieces } from '../catalogue/index.ts';
import { programmeWorld } from './testing/programme-world.ts';
import type { ProgrammeWorld } from './testing/programme-world.ts';

let world: ProgrammeWorld;
beforeAll(async () => {
  world = await programmeWorld('server');
});
afterAll(() => world.close());

const plan = (over: Parameters<typeof sampleSection>[0] = {}, seats: string | null = null) => ({
  width: 40,
  sections: [sampleSection({ accessible: 'A 1', ...over })],
  seats,
});
const marks = { stage: { x: 5000, y: 9000, width: 3000 }, words: [{ text: 'Bar', x: 100, y: 200 }] };
const make = async (name: string): Promise<number> =>
  (await world.owner.send('halls/make', { venueId: 1, name })).body.hallId;
const draw = (hallId: number, revision: number, drawn: object) =>
  world.owner.send('halls/save-draft', { hallId, revision, plan: drawn });
const publish = (hallId: number, revision: number) => world.owner.send('halls/publish', { hallId, revision });
const told = async (hallId: number) => (await world.owner.send(`halls/get?hallId=${hallId}`)).body;

test('[HALL-01] [HALL-02] a hall is made, drawn, kept as a draft and published; what is drawn next makes another plan', async () => {
  const hallId = await make('Great hall');
  expect(hallId).toBeGreaterThanOrEqual(1_000_000);
  expect((await draw(hallId, 0, plan())).body).toEqual({ revision: 1 });
  const box = 'section,row,seat,level,position,x,y,kind,with\nBox,1,a,,1,100,100,seat,\n';
  await draw(hallId, 1, { ...plan({ curve: 9 }, box), ...marks });
  const drafted = await told(hallId);
  expect(drafted).toMatchObject({ name: 'Great hall', venue: 'The Hall', versions: [], soldBy: [] });
  expect(drafted.draft).toMatchObject({ revision: 2, isMine: true, plan: plan({ curve: 9 }, box) });
  expect((await publish(hallId, 2)).body).toEqual({ version: 1 });
  const published = await told(hallId);
  expect(published.draft).toBeUndefined();
  expect(published).toMatchObject({ versions: [1], published: { ...plan({ curve: 9 }, box), ...marks } });
  await draw(hallId, 0, plan({ rows: 'A-C' }));
  expect((await publish(hallId, 1)).body).toEqual({ version: 2 });
  const { halls } = (await world.owner.send('halls/list')).body;
  expect(halls).toMatchObject([{ hallId, name: 'Great hall', versions: [1, 2], isDrafted: false }]);
});

test('[HALL-02] two who draw at once: the second is told, and what the first kept stays', async () => {
  const hallId = await make('Two hands');
  await draw(hallId, 0, plan({ curve: 1 }));
  expect((await draw(hallId, 0, plan({ curve: 2 }))).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await draw(hallId, 1, plan({ curve: 3 }));
  expect((await draw(hallId, 1, plan({ curve: 4 }))).status).toBe(409);
  expect((await publish(hallId, 1)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await told(hallId)).draft).toMatchObject({ revision: 2, plan: plan({ curve: 3 }) });
});

test('[HALL-04] a plan with twins is not published, and another seller’s hall is not there', async () => {
  const hallId = await make('Twins');
  const twice = plan();
  await draw(hallId, 0, { ...twice, sections: [...twice.sections, sampleSection({ y: 7000 })] });
  const refused = await publish(hallId, 1);
  expect(refused.body).toMatchObject({ code: 'DESCRIPTION_REFUSED' });
  expect(refused.body.problems.map(({ message }: { message: string }) => message)).toContain(
    'Stalls, row A, seat 1 stands in the plan twice.',
  );
  expect((await told(hallId)).versions).toEqual([]);
  const stranger = await world.signedIn('stranger');
  expect((await stranger.send(`halls/get?hallId=${hallId}`)).status).toBe(404);
  expect((await stranger.send('halls/publish', { hallId, revision: 1 })).status).toBe(404);
});

test('[HALL-05] an event moves to the next plan, painted as before; not where sold seats would be renamed', async () => {
  const hallId = await make('Moving');
  await draw(hallId, 0, { ...plan({ rows: 'A-B', seats: 4 }), ...marks });
  await publish(hallId, 1);
  const paint = [{ level: 100, over: 'Stalls', section: null, rows: null, seats: null }];
  const changed = await world.change('outletId=1&eventId=1', (event) => ({
    ...event,
    plan: { hall: hallId, version: 1, paint },
    items: event.items.map((item: { levels: object[] }) => ({
      ...item,
      levels: item.levels.map((level) => ({ ...level, capacity: null })),
    })),
  }));
  expect(changed.status).toBe(200);
  expect(await eventPieces.planMarks(world.database.db, 1, 1), 'what the map shows besides seats').toEqual(
    marks,
  );
  await sql`update tickets set state = 'held', holder_kind = 'house', holder_id = 'house'
    where seller_id = 1 and price_level_id = 100 and seat_name in ('1', '2') and row_name = 'B'`.execute(
    world.database.db,
  );
  await sql`update level_stock set held = 2, held_by_house = 2 where price_level_id = 100`.execute(
    world.database.db,
  );
  await draw(hallId, 0, plan({ rows: 'A-C', seats: 4 }));
  await publish(hallId, 1);
  const move = (version: number) => world.owner.send('halls/move-event', { eventId: 1, version });
  expect((await move(2)).body).toEqual({});
  expect((await told(hallId)).soldBy).toMatchObject([{ eventId: 1, name: 'Night 1', version: 2 }]);
  await draw(hallId, 0, plan({ rows: 'A-C', seats: 4, first: 3 }));
  await publish(hallId, 1);
  const refused = await move(3);
  expect(refused.body.problems.map(({ message }: { message: string }) => message)).toEqual([
    'The seat Stalls, row B, seat 1 is sold or held: it can neither go nor change its level.',
    'The seat Stalls, row B, seat 2 is sold or held: it can neither go nor change its level.',
  ]);
  expect((await told(hallId)).soldBy).toMatchObject([{ version: 2 }]);
});
