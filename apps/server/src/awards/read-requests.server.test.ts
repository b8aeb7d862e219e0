import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFan, calls, events, levels, openRequestShop, series } from '../requests/testing/request-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { startTask } from '../platform/tasks/start-task.ts';
import { requestExport } from './export-requests.ts';
import { askedFilter, readDrawRequests } from './read-requests.ts';

let app: TestApp;
let number = '';
beforeAll(async () => {
  app = await openRequestShop('server');
  const fan = await asFan(app);
  await fan.create([
    [levels.circle, 2, true],
    [levels.poster, 1],
  ]);
  await fan.create([[levels.floor, 4]]);
  await fan.create([[levels.late, 2]]);
  const [{ RequestID, LotteryOEGRequestUUID, LotteryOERequests: both }] = await fan.summaries();
  number = RequestID;
  const chosen = { LotteryOEGRequestUUID, PriorityOERequestUUID: both[1].LotteryOERequestUUID };
  await fan.browser.send(calls.priority, chosen);
});
afterAll(() => app.close());

const read = async (asked: Parameters<typeof askedFilter>[2] = {}, seriesId: number = series.open) => {
  const { db } = app.database;
  const key = { sellerId: 1, seriesId, outletId: 1 };
  return (await readDrawRequests(db, key, await askedFilter(db, 1, asked), {})).rows;
};

test('[OPS-17] each line of a series says who asks for what, which level only, and which event comes first', async () => {
  const asked = { id: expect.any(Number), number, name: 'Robin Vale', email: 'fan@example.com' };
  const pending = { ...asked, status: 'STATUS_REQUEST_PENDING', optOut: false, isPriority: false };
  const rows = await read();
  expect(rows).toEqual([
    { ...pending, event: 'Boston', item: 'Tickets', level: 'Golden Circle', quantity: 2, optOut: true },
    { ...pending, event: 'Boston', item: 'Tour poster', level: 'Poster', quantity: 1 },
    { ...pending, event: 'Saratoga, Boston', item: 'Tickets', level: 'Floor', quantity: 4, isPriority: true },
  ]);
});

test('[OPS-17] they are found by number, name and event, of that series only', async () => {
  const levelsOf = async (asked: object, seriesId?: number) =>
    (await read(asked, seriesId)).map(({ level }) => level);
  expect(await levelsOf({ eventId: events.saratoga })).toEqual(['Floor']);
  expect(await levelsOf({ search: ` ${number.slice(-5)} ` })).toHaveLength(3);
  expect(await levelsOf({ search: 'vale', eventId: events.boston })).toEqual(['Golden Circle', 'Poster']);
  expect(await levelsOf({ search: 'nobody' })).toEqual([]);
  expect(await levelsOf({}, series.sameTour)).toHaveLength(1);
  expect(await levelsOf({}, series.closed)).toEqual([]);
});

test('[OPS-17] [OFFICE-01] as a file they keep their columns, and only what was looked for is in it', async () => {
  const { db } = app.database;
  const details = { seriesId: series.open, outletId: 1, eventId: events.saratoga };
  const actor = {
    kind: 'staff',
    sellerId: 1,
    staffId: 1,
    name: 'Kim',
    outletIds: 'all',
    now: app.clock.now(),
  } as const;
  const { task } = await startTask(
    db,
    requestExport,
    { subject: 'a file', title: 'Requests', details },
    actor,
  );
  const content = async () => {
    const parts = await db
      .selectFrom('task_parts')
      .select('content')
      .where('task_id', '=', task.task_id)
      .execute();
    return parts.map((part) => part.content).join('');
  };
  await expect
    .poll(content)
    .toBe(
      'Request,Name,E-mail,Status,Event,Item,Level,Quantity,This level only,Priority\r\n' +
        `${number},Robin Vale,fan@example.com,STATUS_REQUEST_PENDING,"Saratoga, Boston",Tickets,Floor,4,no,yes\r\n`,
    );
});
