import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from './testing/office-world.ts';
import type { OfficeWorld } from './testing/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
});
afterAll(() => world.close());

test('[OFFICE-03] [OFFICE-01] the log is exported by a task, whose file its owner takes away part by part', async () => {
  const owner = await world.signedIn('owner');
  await owner.send('staff/invite', { email: '=cmd@lantern.example', role: 'desk', reason: '=1+1' });
  const { body: started } = await owner.send('log/export', { action: 'staff.invited' });
  expect(started).toMatchObject({ kind: 'log.export', startedBy: 'owner', maySteer: true });
  await expect
    .poll(async () => (await owner.send(`tasks/get?id=${started.id}`)).body.task)
    .toMatchObject({ state: 'finished', total: 1, done: 1, parts: 1 });
  const { body } = await owner.send(`tasks/part?id=${started.id}&part=1`);
  expect(body.content).toContain('When,Who,Key,Refused,What');
  expect(body.content).toContain('role: desk');
  expect(body.content).not.toContain('{');
  expect(body.content).toContain(`,'=1+1\r\n`);
  expect((await owner.send(`tasks/part?id=${started.id}&part=2`)).status).toBe(404);
  const { body: log } = await owner.send('log?action=list.exported');
  expect(log.rows[0]).toMatchObject({ after: { filter: { action: 'staff.invited' } } });
});

test('[OFFICE-03] a task pauses once, and goes on once', async () => {
  const owner = await world.signedIn('owner');
  const id = await world.waitingTask();
  expect(await owner.send('tasks/pause', { id })).toMatchObject({ status: 200, body: { state: 'paused' } });
  expect(await owner.send('tasks/pause', { id })).toMatchObject({ body: { code: 'CHANGED_MEANWHILE' } });
  expect(await owner.send('tasks/resume', { id })).toMatchObject({ status: 200, body: { state: 'waiting' } });
});

test('[STAFF-04] [STAFF-09] others see it as their role and outlets allow, and neither steer it nor take its file', async () => {
  const id = await world.waitingTask();
  const desk = await world.signedIn('desk');
  const { body } = await desk.send('tasks/list?underWay=1');
  expect(body.tasks.find((task: { id: string }) => task.id === id)).toMatchObject({ maySteer: false });
  expect(await desk.send('tasks/pause', { id })).toMatchObject({
    status: 403,
    body: { code: 'NOT_ALLOWED' },
  });
  expect((await desk.send(`tasks/part?id=${id}&part=1`)).status).toBe(404);
  const narrow = await world.signedIn('narrow');
  expect((await narrow.send('tasks/list')).body.tasks).toEqual([]);
  expect((await narrow.send(`tasks/get?id=${id}`)).status).toBe(404);
});
