import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let desk: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    update outlets set kept_by = 'desk';
    update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box}`);
  owner = await world.signedIn('owner');
  desk = await world.signedIn('desk');
});
afterAll(() => world.close());

interface Typed {
  field: string;
  value: unknown;
  was?: unknown;
  anyway?: boolean;
}
type Key = { draftId: number } | { seriesId: number };

const make = async (): Promise<number> =>
  (await owner.send('setup/make-series', { outletId: 1 })).body.draftId;
const save = async (key: Key, fields: Typed[], browser = owner) =>
  (await browser.send('setup/save-series', { ...key, fields })).body;
const type = (key: Key, values: Record<string, unknown>, browser = owner) =>
  save(
    key,
    Object.entries(values).map(([field, value]) => ({ field, value, anyway: true })),
    browser,
  );
const plan = async (draftId: number) => (await owner.send('setup/plan-shows', { draftIds: [draftId] })).body;
const publish = async (draftId: number) => {
  const { version } = await plan(draftId);
  return owner.send('setup/publish-shows', { draftIds: [draftId], version });
};
const described = async (seriesId: number) =>
  (await owner.send(`programme/describe?outletId=1&seriesId=${seriesId}`)).body.description;
const messageAt = (draft: { problems: { field?: string; message: string }[] }, field: string) =>
  draft.problems.find((problem) => problem.field === field)?.message;

const digits = { kind: 'digits', source: 'The lottery of the harbor, evening of the closing', count: 12 };
const whole = {
  name: 'Autumn leg',
  visible: '2026-11-20 10:00',
  opens: '2026-12-10 10:00',
  closes: '2026-12-31 22:00',
  'draw.publicInput': digits,
};
const plans = {
  paymentPlan: true,
  'paymentPlan.fee': 1500,
  'paymentPlan.eligibilityMinimum': 20_000,
  'paymentPlan.firstPaymentMinimum': 5000,
  'paymentPlan.firstPaymentPercent': 0.34,
  installment1: '2027-01-07',
  installment2: '2027-02-06',
  installment3: '2027-03-08',
};

test('[PROG-05] [PROG-06] a series says at its fields what is missing, and is published whole by the seller’s clock', async () => {
  const draftId = await make();
  const first = await type({ draftId }, { name: 'Autumn leg', opens: '2026-12-10 10:00' });
  expect(messageAt(first, 'draw.publicInput')).toBe('The draw has no “public number”.');
  expect(messageAt(await type({ draftId }, whole), 'draw.publicInput')).toBeUndefined();
  const back = await type({ draftId }, { closes: '2026-12-09 10:00' });
  expect(messageAt(back, 'closes')).toBe('The series closes before it opens.');
  await type({ draftId }, { ...whole, ...plans, priority: true });
  const planned = await plan(draftId);
  expect(planned).toMatchObject({ isPossible: true, shows: [{ kind: 'series', isNew: true, stays: [] }] });
  expect(planned.shows[0].changes.map(({ what }: { what: string }) => what)).toEqual([
    'A new series: requests from Thu, Dec 10, 2026, 10:00 AM to Thu, Dec 31, 2026, 10:00 PM',
    'A payment plan is offered: 34 % first, due Thu, Jan 7, 2027; Sat, Feb 6, 2027; Mon, Mar 8, 2027',
    'It is drawn, with 12 digits of The lottery of the harbor, evening of the closing',
  ]);
  const { status, body } = await publish(draftId);
  expect([status, body.eventIds, body.seriesIds.length]).toEqual([200, [], 1]);
  expect(await described(body.seriesIds[0])).toMatchObject({
    name: 'Autumn leg',
    opens: '2026-12-10T15:00:00.000Z',
    closes: '2027-01-01T03:00:00.000Z',
    paymentPlan: { fee: 1500, installments: ['2027-01-07', '2027-02-06', '2027-03-08'] },
    draw: { publicInput: digits, walkAt: '12:00' },
  });
  const { tours } = (await owner.send('programme/describe')).body.description;
  expect(tours).toContainEqual({
    id: expect.any(Number),
    name: 'Autumn leg',
    prioritySelection: true,
  });
  expect((await owner.send(`setup/series?draftId=${draftId}`)).status, 'the draft is gone').toBe(404);
  expect((await owner.send('setup/series-list?outletId=1')).body.series).toContainEqual(
    expect.objectContaining({ name: 'Autumn leg', window: 'hidden', shows: 0, tour: 'Autumn leg' }),
  );
});

test('[PROG-11] two people on one series are told field by field, and other roles see nothing of it', async () => {
  const draftId = await make();
  const seen = (await owner.send(`setup/series?draftId=${draftId}`)).body.published;
  await save({ draftId }, [{ field: 'name', value: 'Winter leg', was: seen.name }], desk);
  const second = await save({ draftId }, [
    { field: 'name', value: 'Spring leg', was: seen.name },
    { field: 'shippingNote', value: 'In one envelope', was: seen.shippingNote },
  ]);
  expect(second.conflicts).toEqual([{ field: 'name', theirs: 'Winter leg', by: 'desk, Desk' }]);
  expect(second.typed).toMatchObject([
    { field: 'name', value: 'Winter leg', isMine: false },
    { field: 'shippingNote', value: 'In one envelope', isMine: true },
  ]);
  expect((await owner.send(`setup/show?draftId=${draftId}`)).status, 'it is no show').toBe(404);
  expect((await (await world.signedIn('viewer')).send(`setup/series?draftId=${draftId}`)).status).toBe(403);
  expect((await (await world.signedIn('stranger')).send(`setup/series?draftId=${draftId}`)).status).toBe(404);
  expect((await owner.send('setup/show-drafts')).body.drafts).toMatchObject([
    { draftId, kind: 'series', name: 'Winter leg' },
  ]);
  await owner.send('setup/drop-show', { draftId });
});

test('[PROG-04] from its opening on rules and plan stay, and it closes later or as it was told', async () => {
  const draftId = await make();
  await type({ draftId }, { ...whole, ...plans, name: 'Open leg', opens: '2026-11-10 10:00', visible: null });
  const [seriesId] = (await publish(draftId)).body.seriesIds;
  const open = (await owner.send(`setup/series?seriesId=${seriesId}`)).body;
  expect(open).toMatchObject({ window: 'open', lockedSince: '2026-11-10T15:00:00.000Z', typed: [] });
  const typed = await type(
    { seriesId },
    {
      'paymentPlan.fee': 0,
      'draw.partial': true,
      'draw.walkAt': '09:00',
      closes: '2026-12-30 22:00',
      closedMessage: 'Thank you',
    },
  );
  expect(messageAt(typed, 'paymentPlan.fee')).toContain('locked since requests opened');
  expect(messageAt(typed, 'draw.partial')).toContain('locked since requests opened');
  expect(messageAt(typed, 'closes')).toContain('it may close later, not earlier');
  const planned = await plan(typed.draftId);
  expect(planned.shows[0].touches).toEqual([{ what: 'Nobody has asked for it yet' }]);
  expect(planned.shows[0].changes).toEqual([
    { kind: 'text', what: 'What fans read after it closed: “Thank you”, was nothing' },
  ]);
  expect((await publish(typed.draftId)).status).toBe(200);
  expect(await described(seriesId)).toMatchObject({
    closes: '2027-01-01T03:00:00.000Z',
    closedMessage: 'Thank you',
    paymentPlan: { fee: 1500 },
    draw: { partial: false, walkAt: '12:00' },
  });
  await type({ seriesId }, { closes: '2027-01-02 22:00', 'paymentPlan.fee': 1500, 'draw.partial': false });
  expect((await publish(typed.draftId)).status).toBe(200);
  expect(await described(seriesId)).toMatchObject({
    closes: '2027-01-03T03:00:00.000Z',
    draw: { walkAt: '09:00' },
  });
});

test('[PROG-06] a series that takes requests and cannot be drawn is named in its list and at its draft', async () => {
  const draftId = await make();
  await type({ draftId }, { ...whole, name: 'Without rules', draw: false });
  const [seriesId] = (await publish(draftId)).body.seriesIds;
  const listed = async () =>
    (await owner.send('setup/series-list?outletId=1')).body.series.find(
      ({ id }: { id: number }) => id === seriesId,
    );
  expect(await listed(), 'nobody can ask yet').not.toHaveProperty('undrawable');
  await world.database.runScript(
    `update outlet_events set sales_type_id = 2, series_id = ${seriesId} where outlet_event_id = 102`,
  );
  const sentence = expect.stringContaining('it has no rules of a draw');
  expect(await listed()).toMatchObject({ shows: 1, undrawable: sentence });
  expect((await type({ seriesId }, { name: 'Without any rules' })).notes).toEqual([sentence]);
});
