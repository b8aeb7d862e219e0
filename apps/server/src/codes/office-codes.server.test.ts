import { CODE_LETTERS } from '@stagedoor/rules/codes/code-text';
import { codeOfficeMessages } from '@stagedoor/rules/messages/code-office';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { openAfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import { levels } from '../testing/small-catalogue.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server', { leftJobs: ['tasks', 'send mail'] });
});
afterAll(() => world.close());

const five = { takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false }, returnsUse: false };
const open = (code: string) =>
  world.customer.send('/gen.v1/cart/createcart', {
    lineItems: [{ priceLevelID: levels.floor, quantity: 1 }],
    code,
  });

test('[CODE-02] [CODE-04] many at once: none guessable, none twice, each for one order', async () => {
  const { status, body } = await world.owner.send('codes/make', { code: 'radio-', many: 10_000, ...five });
  expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
  const { rows } = await sql<{ code: string; most_orders: number }>`
    select code, most_orders from codes where set_id = ${body.id}`.execute(world.database.db);
  expect(rows).toHaveLength(10_000);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(10_000);
  expect(rows.every((row) => row.most_orders === 1)).toBe(true);
  const shape = new RegExp(`^RADIO-[${CODE_LETTERS}]{10}$`);
  expect(rows.filter(({ code }) => !shape.test(code))).toEqual([]);
  // Every letter at every place, or they would be easier to guess than they look.
  const seen = new Set(
    rows.flatMap(({ code }) => Array.from(code.slice(6), (letter, place) => `${place}${letter}`)),
  );
  expect(seen.size).toBe(10 * CODE_LETTERS.length);
});

test.each([
  ['percent', { cents: 11_599, ppm: 4 }, { ppm: 4 }],
  ['price', { cents: 0, ppm: 55_000, per: 'order' }, { cents: 0 }],
  ['comps', { cents: 5, ppm: 7, per: 'ticket' }, {}],
] as const)('[CODE-01] of a code’s terms, %s keeps its own alone', async (kind, typed, kept) => {
  const takesOff = { kind, ...typed, withFees: true };
  const { status, body } = await world.owner.send('codes/make', {
    code: `kind ${kind}`,
    takesOff,
    returnsUse: false,
  });
  expect(status).toBe(200);
  const { set } = (await world.desk.send(`codes/get?id=${body.id}`)).body;
  expect(set.takesOff).toEqual({ kind, ...kept, withFees: true });
});

test('[CODE-01] [CODE-06] what a code did is listed, by day and use by use; a stop is undone only while nobody met it', async () => {
  const { body: made } = await world.owner.send('codes/make', { code: 'desk 5', ...five });
  expect((await world.owner.send('codes/make', { code: 'DESK5', ...five })).body).toMatchObject({
    code: 'CODE_TAKEN',
    fields: { code: expect.any(String) },
  });
  const order = await world.buy({ level: levels.orchestra, code: 'DESK5' });
  const details = (await world.desk.send(`codes/get?id=${made.id}`)).body;
  expect(details).toMatchObject({
    set: { name: 'DESK5', state: 'in-use', spent: 1, held: 0, offCents: 1000, codes: 1 },
    tickets: 2,
    left: 0,
    days: [{ uses: 1 }],
    lastUses: [{ code: 'DESK5', orderNumber: order.number, isReturned: false }],
  });
  expect((await world.desk.send('codes')).body.sets[0]).toEqual(details.set);
  const { body: kept } = await world.finance.send(`orders/get?number=${order.number}`);
  expect(kept.money).toMatchObject({ ticketsCents: 20_900, code: { code: 'DESK5', offCents: 1000 } });
  const { body: listed } = await world.desk.send('orders/list');
  expect(listed.rows.find(({ number }: { number: string }) => number === order.number)).toMatchObject({
    code: 'DESK5',
  });
  const day = timesIn('America/New_York').dayOf(world.clock.now());
  const { body: lines } = await world.finance.send(`ledger/lines?from=${day}&to=${day}`);
  expect(lines.rows[0]).toMatchObject({ order: order.number, code: 'DESK5', cents: 22_100 });
  const { body: event } = await world.desk.send('events/get?id=101');
  expect(event.codes).toEqual([{ code: 'DESK5', orders: 1, tickets: 2, offCents: 1000 }]);
  await world.closeTheBooks();
  const stop = (what: 'stop' | 'resume') => world.desk.send(`codes/${what}`, { id: made.id });
  expect((await stop('stop')).status).toBe(200);
  expect((await stop('stop')).status).toBe(409);
  expect((await stop('resume')).status).toBe(200);
  expect((await open('DESK5')).status).toBe(200);
  await stop('stop');
  const met = await open('DESK5');
  expect(met.body.code).toBe('CODE_NOT_NOW');
  expect((await stop('resume')).body.code).toBe('CODE_STOP_MET');
  // What was held with it before may finish; so may what is looked at again.
  expect((await world.customer.send('/gen.v1/cart/getcart', {})).body.Code).toMatchObject({
    Code: 'DESK5',
    Off: 5,
  });
});

test('[CODE-01] [CODE-04] [REPORT-01] codes go out in letters: of many each address gets its own, and none of them is exported any more', async () => {
  const { db } = world.database;
  const { body: many } = await world.owner.send('codes/make', {
    code: 'post-',
    many: 3,
    ...five,
    eventIds: [102],
  });
  const send = (id: number, to: string[], outletId = 1) =>
    world.owner.send('codes/hand-out', { id, outletId, to });
  const lettersTo = async (address: string) =>
    (
      await sql<{ subject: string; text: string; kind: string }>`
      select kind, subject, plain_text as text from mails where recipient = ${address}`.execute(db)
    ).rows;
  expect((await send(many.id, ['one@example.com', 'two@example.com', 'ONE@example.com'])).body).toEqual({
    letters: 2,
  });
  const [[one], [two]] = [await lettersTo('one@example.com'), await lettersTo('two@example.com')];
  const codeIn = ({ text }: { text: string }) => /POST-[A-Z0-9]{10}/.exec(text)?.[0];
  expect(codeIn(one!)).toBeTruthy();
  expect(codeIn(one!)).not.toBe(codeIn(two!));
  expect([one!.kind, one!.subject]).toEqual(['code-handed-out', 'A code for you: Floor']);
  expect(one!.text).toContain(`/event/102?code=${codeIn(one!)}`);
  expect(one!.text).toContain('Takes $5.00 off each ticket.');
  const { body: details } = await world.owner.send(`codes/get?id=${many.id}`);
  expect(details).toMatchObject({ left: 1, handedOut: 2 });
  const { body: report } = await world.owner.send('reports/event?id=102');
  expect(report.did).toMatchObject([{ what: 'Letters with a code', tickets: expect.any(Number) }]);
  const few = await send(many.id, ['three@example.com', 'four@example.com']);
  expect(few.body).toMatchObject({ code: 'INVALID_INPUT', fields: { to: 'Only 1 code left' } });
  expect((await world.owner.send(`codes/get?id=${many.id}`)).body.handedOut).toBe(2);
  expect((await send(many.id, ['three@example.com'], 3)).body.fields).toEqual({
    outletId: expect.any(String),
  });
  expect((await send(many.id, ['nobody'])).body.fields).toEqual({ to: '“nobody” is no e-mail address' });
  // One code by itself: everybody gets the same, until it is stopped.
  const { body: single } = await world.owner.send('codes/make', { code: 'letter 5', ...five });
  await send(single.id, ['five@example.com', 'six@example.com']);
  for (const address of ['five@example.com', 'six@example.com'])
    expect((await lettersTo(address))[0]?.text).toContain('LETTER5');
  await world.owner.send('codes/stop', { id: single.id });
  expect((await send(single.id, ['seven@example.com'])).status).toBe(409);
});

test('[CODE-01] a code is made for what is sold at once, at the seller’s own outlets, and for nothing else', async () => {
  const made = async (where: object) =>
    (
      await world.owner.send('codes/make', {
        code: `place ${JSON.stringify(where).length}`,
        ...five,
        ...where,
      })
    ).body;
  const notThere = { code: 'INVALID_INPUT', message: codeOfficeMessages.notSoldAtOnce };
  for (const eventIds of cases([[201], [101, 201], [999_999]]))
    expect(await made({ eventIds })).toMatchObject({ ...notThere, fields: { eventIds: expect.any(String) } });
  expect(await made({ levelIds: [levels.requested] })).toMatchObject({
    ...notThere,
    fields: { levelIds: expect.any(String) },
  });
  expect(await made({ eventIds: [101], levelIds: [levels.orchestra] })).toEqual({ id: expect.any(Number) });
});

test('[CODE-04] the room tells how often somebody typed what is none of many codes, or one that was used up', async () => {
  const { body: made } = await world.owner.send('codes/make', { code: 'guess-', many: 1, ...five });
  await open('GUESS-AAAAAAAAAA');
  const { rows } = await sql<{ code: string }>`select code from codes where set_id = ${made.id}`.execute(
    world.database.db,
  );
  await sql`update codes set spent = 1 where set_id = ${made.id}`.execute(world.database.db);
  await open(rows[0]!.code);
  const { body } = await world.desk.send(`codes/get?id=${made.id}`);
  await sql`update codes set spent = 0 where set_id = ${made.id}`.execute(world.database.db);
  expect(body).toMatchObject({ triedWrong: 1, triedUsedUp: 1 });
});

test('[CODE-01] what makes no sense is refused at its field; what a code may be for is told', async () => {
  const wrong = async (input: object) =>
    Object.keys(
      (await world.owner.send('codes/make', { code: 'GOOD', ...five, ...input })).body.fields ?? {},
    );
  expect(await wrong({ code: 'no/slash' })).toEqual(['code']);
  expect(await wrong({ code: 'X'.repeat(31), many: 5 })).toEqual(['code']);
  expect(await wrong({ takesOff: undefined })).toEqual(['takesOff']);
  expect(await wrong({ takesOff: { ...five.takesOff, cents: 0 } })).toEqual(['takesOff']);
  expect(await wrong({ opens: 'hidden' })).toEqual(['levelIds']);
  expect(await wrong({ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' })).toEqual([
    'endsAt',
  ]);
  const { places } = (await world.desk.send('codes/places')).body;
  expect(places.map(({ eventId }: { eventId: number }) => eventId)).toEqual([101, 102, 301]);
  expect(places[1].levels[0]).toEqual({ levelId: levels.floor, name: 'Floor' });
});
