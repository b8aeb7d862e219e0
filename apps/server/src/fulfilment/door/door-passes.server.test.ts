import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { SHOW } from '../testing/door-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
});
afterAll(() => world.close());

test.each(['', ' '])('[DOOR-03] a pass for the door %j is refused at its field', async (gate) => {
  const desk = await world.signedIn('desk');
  const { status, body } = await desk.send('door/make-pass', { eventId: SHOW, gate });
  expect([status, body.fields]).toEqual([400, { gate: doorMessages.gateNeeded }]);
  expect((await desk.send(`door/get?eventId=${SHOW}`)).body.passes).toEqual([]);
});

test('[DOOR-03] a pass keeps its door’s name without the blanks around it', async () => {
  const desk = await world.signedIn('desk');
  expect((await desk.send('door/make-pass', { eventId: SHOW, gate: ' Main ' })).status).toBe(200);
  expect((await desk.send(`door/get?eventId=${SHOW}`)).body.passes).toMatchObject([{ gate: 'Main' }]);
});

test('[DOOR-03] a pass begins six hours before doors, or at once where somebody says so', async () => {
  const desk = await world.signedIn('desk');
  const { doorsAt, startsAt } = (await desk.send(`door/get?eventId=${SHOW}`)).body;
  const doors = Date.parse(doorsAt ?? startsAt);
  const { body } = await desk.send('door/make-pass', { eventId: SHOW, gate: 'Side' });
  expect(Date.parse(body.beginsAt)).toBe(doors - 6 * 3_600_000);
  const code = new URL(body.link).hash.slice(1);
  const asked = (pass: string) =>
    world.http.inject({
      url: '/door/list',
      headers: { host: new URL(body.link).host, 'x-door-pass': pass },
    });
  expect((await asked(code)).json()).toMatchObject({ word: doorMessages.notToday });
  const tried = await desk.send('door/make-pass', { eventId: SHOW, gate: 'Trial', fromNow: true });
  expect((await asked(new URL(tried.body.link).hash.slice(1))).statusCode).toBe(200);
});
