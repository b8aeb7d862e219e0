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
