// Between freezing and publishing: tickets move, and a draw is given up for the next one of the series beside it.
import { verifyAbandoned } from '@stagedoor/draw/verify-abandoned';
import { verifyProof } from '@stagedoor/draw/proof';
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockComplaints } from '../carts/testing/invariants.ts';
import { DIGITS } from '../testing/draw-office.ts';
import { smallDraw } from '../testing/small-draw.ts';
import type { SmallDraw } from '../testing/small-draw.ts';

let draw: SmallDraw;
beforeAll(async () => {
  draw = await smallDraw('server', 40);
});
afterAll(() => draw.close());

const LEVEL = 22112;
const NEXT_SOURCE = 'Night lottery of 20 November, second drawing';
const giveUp = { drawKey: '13', reason: 'The second show was postponed', source: NEXT_SOURCE };

const count = async (from: string): Promise<number> =>
  (await draw.rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;
const shown = async (drawId: string) =>
  (await draw.robin.send('/gen.v1/draws/getdraw', { DrawID: drawId })).body;
const file = async (drawId: string): Promise<string[]> => {
  const parts: string[] = [];
  for (;;) {
    const { body } = await draw.robin.send('/gen.v1/draws/getfile', { DrawID: drawId, Part: parts.length });
    parts.push(body.Body);
    if (body.IsLast) return parts;
  }
};

test('[DRAW-09] after the freezing a rehearsal shows what came or went since, and what it would change', async () => {
  await draw.press('freeze');
  await draw.rows(`update tickets set state = 'free', holder_kind = null, holder_id = null where ticket_id in (
    select ticket_id from tickets where price_level_id = ${LEVEL} and holder_kind = 'house' order by rank limit 5)`);
  await draw.rows(
    `update level_stock set held = held - 5, held_by_house = held_by_house - 5 where price_level_id = ${LEVEL}`,
  );
  const rehearsed = async (wish: object) => {
    const { body } = await draw.press('rehearse', wish);
    return body.levels.find(({ levelId }: { levelId: number }) => levelId === LEVEL);
  };
  expect(await rehearsed({})).toMatchObject({ stock: 12, moved: 5 });
  expect(await rehearsed({ withMoved: true })).toMatchObject({ stock: 17, moved: 5 });
});

test('[SEC-90] [RUN-08] of twenty rehearsals at once one runs, three wait, and the others are told to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => draw.press('rehearse', {})));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(16);
  expect(refused[0]!.body.code).toBe('BUSY');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
});

test('[DRAW-10] the next draw needs a source of its own, and a reason is kept', async () => {
  await draw.press('record-number', { digits: DIGITS });
  await draw.draw();
  expect((await draw.press('abandon', { ...giveUp, source: undefined })).body.message).toContain(
    'Please name where',
  );
  expect((await draw.press('abandon', { ...giveUp, reason: 'no' })).status).toBe(400);
  const { publicInput } = JSON.parse((await shown('13')).Rules) as { publicInput: { source: string } };
  expect((await draw.press('abandon', { ...giveUp, source: publicInput.source })).status).toBe(409);
  expect((await draw.ask()).body).toMatchObject({ state: 'drawn', mayAbandon: true });
  expect(await count('draws where series_id = 13')).toBe(1);
});

test('[DRAW-10] an abandoned draw publishes its secret and list, gives its tickets back, and another stands beside it', async () => {
  const held = await count(`tickets where holder_kind = 'draw' and holder_id = '13'`);
  expect(held).toBeGreaterThan(0);
  const two = await Promise.all([draw.press('abandon', giveUp), draw.press('abandon', giveUp)]);
  // Whoever presses second means this one, and it is gone.
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await count(`tickets where holder_kind = 'draw'`)).toBe(0);
  expect(await stockComplaints(draw.app.database.db)).toEqual([]);
  const before = await shown('13');
  expect(before).toMatchObject({
    State: 'abandoned',
    Secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    Beside: [
      { DrawID: '13', IsAbandoned: true },
      { DrawID: '13-2', IsAbandoned: false },
    ],
  });
  expect(before.Own.Place ?? null).toBeNull();
  const verdict = await verifyAbandoned(await file('13'), { published: JSON.parse(before.Published) });
  expect(verdict).toMatchObject({
    isProven: true,
    audit: {
      secret: before.Secret,
      entries: 40,
      isPublishedCompared: true,
      publicNumber: { kind: 'digits' },
    },
  });
  expect(await count(`staff_log where action = 'draw.abandoned' and reason = '${giveUp.reason}'`)).toBe(1);
});

test('[DRAW-10] [DRAW-01] the next one has a new secret and a new source, and all else of the rules stays', async () => {
  const [first, next] = [await shown('13'), await shown('13-2')];
  expect(next).toMatchObject({ State: 'committed' });
  expect(next.Secret ?? null).toBeNull();
  expect(next.Commitment).not.toBe(first.Commitment);
  const [before, after] = [JSON.parse(first.Rules), JSON.parse(next.Rules)];
  expect(after).toEqual({
    ...before,
    draw: '13-2',
    publicInput: { ...before.publicInput, source: NEXT_SOURCE },
  });
  expect((await draw.ask()).body).toMatchObject({
    drawKey: '13-2',
    state: 'committed',
    inputSource: NEXT_SOURCE,
    abandoned: [{ drawKey: '13' }],
  });
  expect((await draw.robin.send('/gen.v1/draws/getfile', { DrawID: '13-2', Part: 0 })).status).toBe(404);
});

test('[DRAW-10] its requests wait for the next draw, which is made and published like any other', async () => {
  expect(await count(`series_requests where series_id = 13 and status = 'STATUS_REQUEST_PROCESSING'`)).toBe(
    40,
  );
  await draw.publish();
  const { body } = await draw.ask();
  expect(body).toMatchObject({ drawKey: '13-2', state: 'published', entries: 40, mayAbandon: false });
  const next = await shown('13-2');
  const verdict = await verifyAudit(await file('13-2'), { published: JSON.parse(next.Published) });
  expect(verdict).toMatchObject({ isProven: true, audit: { isPublishedCompared: true } });
  expect(next).toMatchObject({
    State: 'published',
    CommittedLate: true,
    WalkAt: '12:00',
    FileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    NewestHash: next.FileHash,
    Log: [],
    DatePublished: expect.any(String),
  });
  // Other names for everybody: who knows one entry cannot find the other.
  expect(
    await count(
      `draw_entries a join draw_entries b using (seller_id, entry_id) where a.draw_key <> b.draw_key`,
    ),
  ).toBe(0);
  await expect
    .poll(() => count(`mails where kind = 'draw-frozen' and plain_text like '%earlier draw%${body.root}%'`))
    .toBe(40);
  expect((await draw.press('abandon', { ...giveUp, drawKey: '13-2' })).status).toBe(409);
});

test('[DRAW-06] a fan sees the own entry with salt, leaf and a proof that leads to the root; nobody else does', async () => {
  const { Own, Published } = await shown('13-2');
  const sealed = { salt: Own.Salt, entry: JSON.parse(Own.Entry) };
  const proof = Own.Proof.map(({ Side: side, Hash: hash }: Record<string, string>) => ({ side, hash }));
  expect(Own.EntryID).toBe(sealed.entry.id);
  expect(Own.Leaf).toMatch(/^[0-9a-f]{64}$/);
  expect(verifyProof(JSON.parse(Published).root, sealed, proof)).toBe(true);
  expect(Own.Place).toBeGreaterThan(0);
  const visitor = draw.app.browser('lantern.localhost');
  await visitor.send('/gen.v1/user/sessioninit');
  const { status, body } = await visitor.send('/gen.v1/draws/getdraw', { DrawID: '13-2' });
  expect([status, body.Own ?? null]).toEqual([200, null]);
  // At another outlet there is none, nor before the series has opened.
  const elsewhere = draw.app.browser('granite.localhost');
  await elsewhere.send('/gen.v1/user/sessioninit');
  const asked = (browser: typeof visitor) =>
    Promise.all(
      ['getdraw', 'getfile'].map(
        async (path) => (await browser.send(`/gen.v1/draws/${path}`, { DrawID: '13-2', Part: 0 })).status,
      ),
    );
  expect(await asked(visitor)).toEqual([200, 200]);
  expect(await asked(elsewhere)).toEqual([404, 404]);
  await draw.app.database.runScript(`set local session_replication_role = replica;
    update series set visible_from = '2099-01-01', opens_at = '2099-01-02', closes_at = '2099-01-03' where series_id = 13`);
  expect(await asked(visitor)).toEqual([404, 404]);
});
