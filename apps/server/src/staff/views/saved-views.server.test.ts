import { MOST_VIEWS } from '@stagedoor/rules/staff/saved-views';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';
import { forgetViewsNaming } from './view-store.ts';

describe.each(engines)('[OFFICE-01] views that somebody keeps (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
  });
  afterAll(() => world.close());

  const failed = { room: 'orders', name: ' Failed ', filter: 'states=FAILED&after=xyz' };
  const namesOf = async (browser: OfficeBrowser): Promise<string[]> =>
    (await browser.send('views')).body.views.map(({ name }: { name: string }) => name);

  test('follow the person to another machine, and are nobody else’s', async () => {
    const here = await world.signedIn('viewer');
    const sent = await here.send('views/save', failed);
    expect(sent).toMatchObject({ status: 200, body: { name: 'Failed', filter: 'states=FAILED' } });
    expect(await namesOf(await world.signedIn('viewer'))).toEqual(['Failed']);
    const other = await world.signedIn('owner');
    expect(await namesOf(other)).toEqual([]);
    expect((await other.send('views/remove', { id: sent.body.id })).status).toBe(404);
    expect((await here.send('views/remove', { id: sent.body.id })).status).toBe(200);
    expect(await namesOf(here)).toEqual([]);
  });

  test('have names of their own in one list, and are not without number', async () => {
    const desk = await world.signedIn('desk');
    const save = (name: string, room = 'orders') => desk.send('views/save', { room, name, filter: 'a=1' });
    const twice = await Promise.all([save('Mine'), save('mine')]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await save('Mine', 'customers')).status).toBe(200);
    expect((await save(' ')).status).toBe(400);
    expect((await save('x', 'made-up')).status).toBe(400);
    for (let nth = 1; nth < MOST_VIEWS; nth += 1) expect((await save(`View ${nth}`)).status).toBe(200);
    expect(await save('One more')).toMatchObject({ status: 400, body: { fields: { name: /./ } } });
  });

  test('[OPS-41] go where they name somebody who is erased, and are not quoted in the log', async () => {
    const owner = await world.signedIn('owner');
    await owner.send('views/save', { room: 'customers', name: 'Hers', filter: 'words=Sam%2Bb@Example.com' });
    await owner.send('views/save', { room: 'customers', name: 'Others', filter: 'words=sam' });
    expect(JSON.stringify((await owner.send('log?action=view.saved')).body)).not.toMatch(/Sam|Hers/);
    await inTransaction(world.database.db, (tx) => forgetViewsNaming(tx, 1, 'sam+b@example.com'));
    expect(await namesOf(owner)).toEqual(['Others']);
  });
});
