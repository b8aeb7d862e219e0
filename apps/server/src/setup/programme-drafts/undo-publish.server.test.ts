import { afterAll, beforeAll, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { openAfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../../after-sale/testing/after-sale-world.ts';
import { wholeShow } from '../../testing/show-samples.ts';
import { levels } from '../../testing/small-catalogue.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update shows set refund_window_open = false;
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box}`);
  world.forget();
});
afterAll(() => world.close());

type Key = { draftId: number } | { eventId: number };

const type = async (key: Key, values: Record<string, unknown>) => {
  const fields = Object.entries(values).map(([field, value]) => ({ field, value, anyway: true }));
  return (await world.owner.send('setup/save-show', { ...key, fields })).body;
};
const plan = async (draftId: number) =>
  (await world.owner.send('setup/plan-shows', { draftIds: [draftId] })).body;
const publish = async (draftId: number) => {
  const { version, letters } = await plan(draftId);
  return world.owner.send('setup/publish-shows', { draftIds: [draftId], version, letters });
};
/** A description names its ways of delivery anew; whoever buys here knows them by what they were. */
const buy = async (level: number, quantity: number) => {
  await world.database.runScript(`
    update delivery_methods
    set delivery_method_uuid = ('00000000-0000-4000-8000-00000000000' || delivery_method_id)::uuid`);
  world.forget();
  return world.buy({ level, quantity });
};
const recent = async () => (await world.owner.send('setup/show-publishes')).body.publishes;
const undo = (id: number, by = world.owner) => by.send('setup/undo-shows', { id });
const described = async (eventId: number) =>
  (await world.owner.send(`programme/describe?outletId=1&eventId=${eventId}`)).body.description;
const show = async (eventId: number) => (await world.owner.send(`setup/show?eventId=${eventId}`)).body;
const told = async () => (await mailsTo(world, fan)).filter(({ kind }) => kind === 'event-postponed');

test('[PROG-03] a publish is put back within ten minutes, what was typed is a draft again, and no field is lost', async () => {
  const { published } = await show(102);
  const field = `level.${levels.floor}`;
  const before = await described(102);
  const { draftId } = await type(
    { eventId: 102 },
    {
      name: 'Floor, late',
      [field]: { ...published[field], price: 5500 },
    },
  );
  expect((await publish(draftId)).status).toBe(200);
  const [{ id, names, eventIds, stays }] = await recent();
  expect({ names, eventIds, stays }).toEqual({ names: ['Floor, late'], eventIds: [102], stays: undefined });
  await type({ eventId: 102 }, { name: 'Floor, later' });
  expect((await undo(id, world.desk)).status).toBe(403);
  expect((await undo(id)).status).toBe(200);
  expect(await described(102)).toEqual(before);
  expect((await show(102)).typed).toMatchObject([
    { field, value: { price: 5500 } },
    { field: 'name', value: 'Floor, later' },
  ]);
  expect(await recent()).toEqual([]);
  expect((await undo(id)).body).toEqual({ draftIds: [] });
  await world.owner.send('setup/drop-show', { draftId: (await show(102)).draftId });
});

test('[PROG-03] a new show is put away with its publish, unless somebody bought of it or ten minutes are over', async () => {
  const make = async (name: string) => {
    const { draftId } = (await world.owner.send('setup/make-show', { outletId: 1 })).body;
    await type({ draftId }, Object.fromEntries(wholeShow(name).map(({ field, value }) => [field, value])));
    return (await publish(draftId)).body.eventIds[0];
  };
  const eventId = await make('Gone again');
  const [{ id }] = await recent();
  const { draftIds } = (await undo(id)).body;
  expect(await show(eventId), 'nothing that was public is removed').toMatchObject({
    draftId: draftIds[0],
    state: 'archived',
    typed: [{ field: 'active', value: true }],
  });
  expect((await publish(draftIds[0])).body.eventIds, 'it is the same show').toEqual([eventId]);
  const sold = await make('Sold at once');
  const [level] = (await described(sold)).items[0].levels;
  await world.pass(1);
  await buy(level.id, 1);
  const [publishOfSold] = await recent();
  expect(publishOfSold.stays).toBe('It stays: one order was placed on it.');
  expect(await undo(publishOfSold.id)).toMatchObject({ status: 409, body: { code: 'PUBLISH_STAYS' } });
  await make('Too late');
  const [late] = await recent();
  await world.pass(601);
  expect(await recent()).toEqual([]);
  expect(await undo(late.id)).toMatchObject({
    status: 409,
    body: { message: 'It stays: ten minutes are over.' },
  });
});

test('[PROG-03] [AFTER-04] letters about a moved show are counted, wait ten minutes, and are not written once it is put back', async () => {
  const order = await buy(levels.orchestra, 2);
  const move = { day: '2026-12-16', begins: '20:00' };
  const { draftId } = await type({ eventId: 101 }, move);
  const planned = await plan(draftId);
  expect(planned.letters).toBe(1);
  expect(planned.notes).toEqual([]);
  expect(planned.shows[0].touches.map(({ what }: { what: string }) => what)).toEqual([
    '2 tickets in 1 order stay valid',
    '1 letter about the new time or place',
    'Whoever cannot come may ask for the money back',
  ]);
  const wish = { draftIds: [draftId], version: planned.version };
  expect((await world.owner.send('setup/publish-shows', { ...wish, letters: 0 })).status, 'unseen').toBe(409);
  expect((await world.owner.send('setup/publish-shows', { ...wish, letters: 1 })).status).toBe(200);
  expect((await world.look(order.number)).lines).toMatchObject([{ windowOpen: true }]);
  const [{ id, hasLetters }] = await recent();
  expect(hasLetters).toBe(true);
  expect((await undo(id)).status).toBe(200);
  expect((await world.look(order.number)).lines).toMatchObject([{ windowOpen: false }]);
  await world.pass(601);
  await world.comeBack();
  expect(await told()).toEqual([]);

  const again = (await show(101)).draftId;
  expect((await publish(again)).status).toBe(200);
  expect(await told(), 'not before ten minutes').toEqual([]);
  await world.pass(601);
  await world.comeBack();
  const written = async () => {
    await world.pass(3);
    return (await told()).map(({ about }) => about);
  };
  await expect.poll(written, { timeout: 60_000 }).toEqual([`order ${order.number}`]);
  expect((await told())[0]?.plain_text).toContain('Dec 16, 2026');
});
