import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import { engines } from '../testing/test-database.ts';
import { writeShippedLetters } from './shipped-letters.ts';
import { newTracking, toSend } from './testing/sample-parcel.ts';

describe.each(engines)('parcels leave (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
  });
  afterAll(() => world.close());

  const orderOf = async (number: string) => {
    const { rows } = await sql<object>`
      select state, tracking_number as tracking, shipped_day::text as day from orders
      where unique_id = ${number.slice(1)}`.execute(world.database.db);
    return rows[0];
  };
  const letters = async (): Promise<{ plain_text: string | null }[]> =>
    world.database.db.selectFrom('mails').select('plain_text').where('kind', '=', 'order-shipped').execute();
  const write = () =>
    writeShippedLetters(world.database.db, () => 'http://lantern.localhost', world.clock.now());
  const fileOf = (...lines: [order: string, tracking: string][]) =>
    `order,tracking\n${lines.map((line) => line.join(',')).join('\n')}\n`;

  test('[PARCEL-01] [PARCEL-02] [OPS-29] [OPS-45] checked, saved, undone with a reason, sent again; the letter waits ten minutes and goes once', async () => {
    const desk = await world.signedIn('desk');
    const [good, other, unpaid] = [
      await toSend(world),
      await toSend(world),
      await toSend(world, { state: 'STATUS_ORDER_PAYMENT_DUE' }),
    ];
    const [right, wrong] = [newTracking(), newTracking()];
    const file = fileOf([good, wrong], [unpaid, newTracking()], [other, 'TBA1']);
    const checked = await desk.send('fulfilment/check', { file });
    expect(checked.body).toMatchObject({ lines: 3, ready: 1, couriers: [{ name: 'DHL', parcels: 1 }] });
    expect(await orderOf(good)).toMatchObject({ tracking: null });

    const saved = await desk.send('fulfilment/save', { file });
    expect(saved.body).toMatchObject({ saved: 1, problems: [{ line: 3 }, { line: 4 }] });
    expect(await orderOf(good)).toMatchObject({ state: 'STATUS_ORDER_PAID', tracking: wrong });
    await write();
    expect(await letters()).toHaveLength(0);

    expect((await desk.send('fulfilment/undo', { order: good, reason: 'Other parcel' })).status).toBe(200);
    expect(await orderOf(good)).toMatchObject({ tracking: null, day: null });
    const again = await Promise.all([
      desk.send('fulfilment/save', { file: fileOf([good, right]) }),
      desk.send('fulfilment/save', { file: fileOf([good, right]) }),
    ]);
    expect(again.reduce((sum, { body }) => sum + (body.saved ?? 0), 0)).toBe(1);
    world.clock.advance(11 * 60);
    await Promise.all([write(), write()]);
    const written = await letters();
    expect(written).toHaveLength(1);
    expect(written[0]!.plain_text).toContain(right);
    expect(written[0]!.plain_text).toContain('dhl.com');
    expect(await orderOf(good)).toMatchObject({ state: 'STATUS_ORDER_DELIVERED', tracking: right });
    const late = await desk.send('fulfilment/undo', { order: good, reason: 'Too late' });
    expect(late.body.code).toBe('PARCEL_REFUSED');
    const listed = await desk.send('fulfilment/parcels?view=sent');
    expect(listed.body.rows).toMatchObject([{ number: good, trackingNumber: right }]);
  });

  test('[PARCEL-02] [OPS-33] a wrong number that was told is corrected with a reason, a letter goes, and the address stays closed', async () => {
    const desk = await world.signedIn('desk');
    const [order, other] = [await toSend(world), await toSend(world)];
    const [wrong, right, taken] = [newTracking(), newTracking(), newTracking()];
    await desk.send('fulfilment/save', { file: fileOf([order, wrong], [other, taken]) });
    const correct = (tracking: string) =>
      desk.send('fulfilment/correct', { order, tracking, reason: 'Labels were swapped' });
    expect((await correct(right)).body.message).toMatch('Undo it instead');
    world.clock.advance(11 * 60);
    await write();
    expect((await correct(taken)).body.message).toMatch('Another order');
    expect((await correct(wrong)).body.message).toMatch('This is the number');
    expect((await correct('TBA1')).body.code).toBe('PARCEL_REFUSED');
    expect((await correct(right)).status).toBe(200);
    await write();
    expect(await orderOf(order)).toMatchObject({ state: 'STATUS_ORDER_DELIVERED', tracking: right });
    const { rows } = await sql<{ plain_text: string }>`
      select plain_text from mails where kind = 'order-tracking-corrected'`.execute(world.database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.plain_text).toContain(right);
    const kept = await sql<object>`
      select tracking_number as number, undone_reason as why from shipments
      where undone_at is not null and tracking_number = ${wrong}`.execute(world.database.db);
    expect(kept.rows).toEqual([{ number: wrong, why: 'Labels were swapped' }]);
    const log = await sql<object>`
      select reason from staff_log where action = 'order.tracking-corrected'`.execute(world.database.db);
    expect(log.rows).toEqual([{ reason: 'Labels were swapped' }]);
  });

  test('[OPS-29] packing slips and address labels are one document, a page an order', async () => {
    const desk = await world.signedIn('desk');
    const orders = [await toSend(world), await toSend(world)];
    for (const paper of ['slips', 'labels']) {
      const { body } = await desk.send('fulfilment/print', { orders, paper });
      const document = Buffer.from(body.content, 'base64').toString('latin1');
      expect(document.startsWith('%PDF-')).toBe(true);
      expect(document.match(/\/Type \/Page\n/g)).toHaveLength(2);
    }
    const narrow = await world.signedIn('narrow');
    const elsewhere = await toSend(world, { outletId: 2 });
    const refused = await narrow.send('fulfilment/print', { orders: [elsewhere], paper: 'labels' });
    expect(refused.status).toBe(404);
  });

  test('[PARCEL-02] canceled while the letter waits: no letter, and the order stays canceled', async () => {
    const desk = await world.signedIn('desk');
    const number = await toSend(world);
    await desk.send('fulfilment/save', { file: fileOf([number, newTracking()]) });
    await sql`update orders set state = 'STATUS_ORDER_CANCELED' where unique_id = ${number.slice(1)}`.execute(
      world.database.db,
    );
    const before = (await letters()).length;
    world.clock.advance(11 * 60);
    await write();
    expect(await letters()).toHaveLength(before);
    expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_CANCELED' });
  });

  test('[SEC-79] [PARCEL-01] an order of another outlet does not exist for whoever works at one', async () => {
    const narrow = await world.signedIn('narrow');
    const elsewhere = await toSend(world, { outletId: 2 });
    const file = fileOf([elsewhere, newTracking()]);
    expect((await narrow.send('fulfilment/save', { file })).status).toBe(404);
    expect(
      (await narrow.send('fulfilment/parcels')).body.rows.map(({ number }: { number: string }) => number),
    ).not.toContain(elsewhere);
  });

  test('[PARCEL-01] what was mended is checked and saved in the place of what the file says', async () => {
    const desk = await world.signedIn('desk');
    const [order, other] = [await toSend(world), await toSend(world)];
    const [first, second] = [newTracking(), newTracking()];
    const file = fileOf([order, 'TBA1'], [other, second]);
    const mended = [{ line: 2, tracking: first }];
    expect((await desk.send('fulfilment/check', { file })).body).toMatchObject({ ready: 1 });
    expect((await desk.send('fulfilment/check', { file, mended })).body).toMatchObject({
      ready: 2,
      problems: [],
    });
    expect((await desk.send('fulfilment/save', { file, mended })).body).toMatchObject({ saved: 2 });
    expect(await orderOf(order)).toMatchObject({ tracking: first });
  });

  test('[PARCEL-01] a number that another parcel has, or an order of before, is a problem before anything is saved', async () => {
    const desk = await world.signedIn('desk');
    const [sent, old, next] = [await toSend(world), await toSend(world), await toSend(world)];
    const [taken, ofBefore] = [newTracking(), newTracking()];
    await desk.send('fulfilment/save', { file: fileOf([sent, taken]) });
    // Orders that came from elsewhere have a number and no parcel of ours.
    await sql`update orders set tracking_number = ${ofBefore} where unique_id = ${old.slice(1)}`.execute(
      world.database.db,
    );
    for (const tracking of [taken, ofBefore]) {
      const file = fileOf([next, tracking]);
      expect((await desk.send('fulfilment/check', { file })).body).toMatchObject({
        ready: 0,
        problems: [{ line: 2, mend: ['tracking'] }],
      });
      expect((await desk.send('fulfilment/save', { file })).body.saved).toBe(0);
    }
    expect(await orderOf(next)).toMatchObject({ tracking: null });
  });
});
