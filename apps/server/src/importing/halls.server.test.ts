// A hall in files: its plans, what events paint over them, and what stays as it is once something was sold.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describe, planChange } from '../programme/index.ts';
import { goodFolder } from './testing/good-folder.ts';
import { changesOf, importWorld, remarksOf, withText } from './testing/import-world.ts';
import type { ImportWorld } from './testing/import-world.ts';
import type { Files } from './testing/write-folder.ts';

const EVENTS = 'outlets/shop/events.yaml';
const inShop = /seats: seats\/hall\.csv/;

/** Four hundred seats in twenty rows, by rule, and a box whose seats are listed. */
const plan = (version: number, over = '') => `\
    - version: ${version}
      sections:
        - { name: Stalls, x: 5000, y: 2500, rows: A-T, seats: 20, curve: 9, aisles: '10', level: Floor${over} }
      seats: halls/box.csv
`;
const hallsFile = (...plans: string[]) => `\
great-hall:
  id: 1
  venue: hall
  name: The Great Hall
  versions:
${plans.join('')}`;

const paint = (version: number) => `plan:
    hall: great-hall
    version: ${version}
    paint:
      - { level: stalls, over: Floor }
      - { level: circle, section: Box }`;

const folder = (version: number, ...plans: string[]): Files => {
  const { 'outlets/shop/seats/hall.csv': _csv, ...rest } = goodFolder;
  return {
    ...withText(rest, EVENTS, inShop, paint(version)),
    'halls.yaml': hallsFile(...plans),
    'halls/box.csv': 'section,row,seat,level,position,x,y\nBox,1,a,Box,1,900,900\nBox,1,b,Box,2,1100,900\n',
  };
};

let world: ImportWorld;
beforeEach(async () => {
  await world?.close();
  world = await importWorld('server');
});
afterAll(() => world.close());

/** The best seats of the stalls are the house's. */
async function take(many: number): Promise<void> {
  await sql`update tickets set state = 'held', holder_kind = 'house', holder_id = 'house'
    where price_level_id = 1 and rank <= ${many}`.execute(world.database.db);
  await sql`update level_stock set held = ${many}, held_by_house = ${many} where price_level_id = 1`.execute(
    world.database.db,
  );
}

const seatsNow = async () =>
  (
    await sql<{ sold: number; all: number; listed: string }>`
      select count(*) filter (where state <> 'free')::int as sold, count(*)::int as all,
        string_agg(seat_name, ' ' order by seat_position) filter (where price_level_id = 2) as listed
      from tickets where price_level_id in (1, 2)`.execute(world.database.db)
  ).rows[0];

test('[HALL-01] [HALL-03] [HALL-05] a show with 300 sold seats moves to a new plan, and not to one that renames two of them', async () => {
  expect(remarksOf(await world.load(folder(1, plan(1))))).toEqual([]);
  await take(300);
  expect(await seatsNow()).toEqual({ sold: 300, all: 402, listed: 'a b' });

  // Plan 2 turns the rows a little and adds two at the back: all that was sold is there.
  const wider = plan(2, ", rows: A-V, curve: 14, accessible: 'A 1'")
    .replace('rows: A-T, ', '')
    .replace('curve: 9, ', '');
  const moved = await world.load(folder(2, plan(1), wider));
  expect(moved.changes.length).toBeGreaterThan(0);
  expect(await seatsNow()).toEqual({ sold: 300, all: 442, listed: 'a b' });

  // Plan 3 calls two that were sold something else, where they have always stood.
  const renamed = plan(3, ", gaps: 'A 10, B 11'").replace('box.csv', 'renamed.csv');
  const files: Files = {
    ...folder(3, plan(1), wider, renamed),
    'halls/renamed.csv': `section,row,seat,level,position,x,y
Box,1,a,Box,1,900,900
Box,1,b,Box,2,1100,900
Stalls,A,10a,Floor,10,4860,2500
Stalls,B,11a,Floor,12,5140,2800
`,
  };
  expect(remarksOf(await world.load(files))).toEqual([
    'outlets/shop/events.yaml:7: The seat Stalls, row A, seat 10 is sold or held: it can neither go nor change its level.',
    'outlets/shop/events.yaml:7: The seat Stalls, row B, seat 11 is sold or held: it can neither go nor change its level.',
  ]);
  expect(await seatsNow()).toEqual({ sold: 300, all: 442, listed: 'a b' });
});

test('[HALL-01] a plan that sold stays as it is, also beneath; before that it may be put right', async () => {
  await world.load(folder(1, plan(1)));
  expect(changesOf(await world.load(folder(1, plan(1, ', first: 1, turn: 2'))))).not.toEqual({});
  await take(1);
  expect(remarksOf(await world.load(folder(1, plan(1))))).toEqual([
    'halls.yaml:6: Seats of plan 1 are sold or held: it stays as it is. Write a new plan.',
  ]);
  const beneath = sql`update hall_versions set plan = plan || '{"width": 41}'`.execute(world.database.db);
  await expect(beneath).rejects.toThrow('has sold or held seats');
});

test('[HALL-01] a plan that files do not know any more is kept, and is no change', async () => {
  const { db } = world.database;
  await world.load(folder(1, plan(1), plan(2)));
  expect(changesOf(await world.load(folder(1, plan(1))))).toEqual({});
  const { rows } = await sql<{ version: number }>`select version from hall_versions order by 1`.execute(db);
  expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  const scope = { of: 'seller', sellerId: 7, outletIds: [71] } as const;
  const whole = (await describe(db, scope))!;
  const halls = whole.halls.map((hall) => ({ ...hall, versions: hall.versions.slice(0, 1) }));
  const wish = { scope, author: 'files', takeOver: false, now: new Date('2026-11-15T12:00:00Z') } as const;
  const { differences } = await planChange(db, { ...wish, description: { ...whole, halls } });
  expect(differences).toEqual([]);
});

test('[HALL-04] what a plan of a hall or its paint gets wrong is told by file and line', async () => {
  const wrong = {
    ...folder(1, plan(1, ", companions: 'A 1 with 2'")),
    [EVENTS]: String(goodFolder[EVENTS]).replace(inShop, paint(1).replace('stalls', 'stals')),
  };
  expect(remarksOf(await world.load(wrong))).toEqual([
    'halls.yaml:8: Stalls, row A, seat 1 is a companion’s: it needs an accessible seat in its row.',
    'outlets/shop/events.yaml:11: The event has no price level "stals". Did you mean "stalls"?',
  ]);
  const long = plan(1).replace('seats: 20,', 'seats: 3000,').replace('y: 2500,', 'y: 25000,');
  const [far, row, ...others] = remarksOf(await world.load(folder(1, long)));
  expect([far, row, others]).toEqual([
    expect.stringMatching(/^halls.yaml:8: .*"y".*10000/),
    expect.stringMatching(/^halls.yaml:8: .*"seats".*500/),
    [expect.stringMatching(/events.yaml:\d+: "stalls" has no tickets/)],
  ]);
});
