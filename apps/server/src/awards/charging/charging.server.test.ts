// From the published draw to money, grace and seats that come back.
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import { verifyLog } from '@stagedoor/draw/verify-log';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { smallDraw } from '../../testing/small-draw.ts';
import type { SmallDraw } from '../../testing/small-draw.ts';

interface Payment {
  payment_id: number;
  order_id: number;
  state: string;
  failed: boolean;
  grace_until: Date | null;
  email: string;
}

describe('the charging run', () => {
  let draw: SmallDraw;
  beforeAll(async () => {
    draw = await smallDraw('server', 40);
    // Of every five cards one is declined, and one charges and says nothing.
    await draw.rows(`update standin_cards set behavior = case card_id % 5 when 0 then 'decline' when 1 then 'drop' else behavior end
      where profile_id in (select gateway_profile_id::bigint from payment_profiles p join series_requests r on r.user_id = p.owner_id
        and p.owner_kind = 'customer' where r.series_id = 13)`);
    await draw.rows(`update customers set language = 'fr' where user_id % 2 = 0`);
    await draw.publish();
  });
  afterAll(() => draw.close());
  afterEach(async () => {
    await draw.closeTheBooks();
  });

  const first = () =>
    draw.rows<Payment>(`select p.payment_id, o.order_id, o.state, p.failed_at is not null as failed, p.grace_until, o.email
      from order_payments p join orders o using (seller_id, order_id) where p.run = '13' and p.sort = 1 order by 1`);
  const many = async (from: string): Promise<number> =>
    (await draw.rows<{ many: number }>(`select count(*)::int as many from ${from}`))[0]!.many;

  test('[AWARD-02] [OPS-21] what is due is charged once, what is due later waits for its day', async () => {
    await draw.charged();
    for (let looks = 0; looks < 8; looks += 1) await draw.later(0.02);
    expect(await many(`order_payments where run = '13' and waits`)).toBe(0);
    const payments = await first();
    // What is paid goes on by itself.
    const isPaid = ({ state }: Payment): boolean => /_(?:PAID|READY|DELIVERED)$/.test(state);
    expect(payments.some(isPaid)).toBe(true);
    expect(
      await many(`order_payments where run = '13' and due_day > '2026-11-16' and captured_at is not null`),
    ).toBe(0);
    // One that charged and said nothing was looked up, and not charged again.
    expect(
      await many(
        `(select ref from standin_transactions where status = 'captured' group by ref having count(*) > 1) x`,
      ),
    ).toBe(0);
    const { summary } = (
      await draw.rows<{ summary: { captured: number; waiting: number } }>(
        `select summary from tasks where kind = 'draws.charge'`,
      )
    )[0]!;
    // The run is over when the gateway has said what became of every charge.
    expect(summary.captured).toBeGreaterThan(0);
    expect(summary.waiting).toBe(0);
  });

  test('[LANG-06] [LANG-05] what came out of the draw is told in the language of the account; so is the order that a job made', async () => {
    const told = await draw.rows<{
      reads: string | null;
      wrote: string;
      ordered: string;
      plain_text: string;
    }>(
      `select c.language as reads, m.language as wrote, o.language as ordered, m.plain_text from mails m
        join customers c on c.email = m.recipient join series_requests r on r.user_id = c.user_id and r.series_id = 13
        join orders o on o.series_request_id = r.request_id where m.kind = 'award-confirmed'`,
    );
    // The letters that the next tests look for are English.
    await draw.rows(`update customers set language = null where language = 'fr'`);
    await draw.rows(`update orders set language = null where language = 'fr'`);
    expect(new Set(told.map(({ reads }) => reads))).toEqual(new Set(['fr', null]));
    for (const { reads, wrote, ordered, plain_text } of cases(told)) {
      expect([wrote, ordered]).toEqual([reads ?? 'en', reads]);
      if (reads === null) continue;
      expect(plain_text).toContain('Bonjour ');
      expect(plain_text).not.toMatch(/Your order is|Payment 1|Golden Circle/);
    }
  });

  test('[AWARD-03] a decline writes to the fan and opens the grace window', async () => {
    const failed = (await first()).filter(({ failed: isFailed }) => isFailed);
    expect(failed.length).toBeGreaterThan(1);
    const mails = await draw.rows<{ recipient: string; plain_text: string }>(
      `select recipient, plain_text from mails where kind = 'installment-failed'`,
    );
    for (const { email, state, grace_until } of cases(failed)) {
      expect(state).toBe('STATUS_ORDER_PAYMENT_FAILED');
      const left = grace_until!.getTime() - draw.app.clock.now().getTime();
      expect(left).toBeGreaterThan(71 * 3_600_000);
      expect(left).toBeLessThanOrEqual(72 * 3_600_000);
      expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    }
    const letter = mails.find(({ recipient }) => recipient === failed[0]!.email)!;
    expect(letter.plain_text).toContain('We keep your tickets until');
    await draw.later(24);
    // No further tries: the fan mends it.
    expect(await many(`payment_intents where target_id = '${failed[0]!.payment_id}'`)).toBe(1);
  });

  test('[AWARD-03] another card that pays ends it; [AWARD-04] at its end the rest is canceled and its seats wait for the walk', async () => {
    const [mended, ...given] = (await first()).filter(({ failed: isFailed }) => isFailed);
    await draw.rows(`update standin_cards set behavior = 'approve' where card_id = (
      select m.gateway_card_id::bigint from payment_methods m join order_payments p using (payment_method_id) where p.payment_id = ${mended!.payment_id})`);
    await draw.rows(
      `update order_payments set next_try_at = '2026-11-15' where payment_id = ${mended!.payment_id}`,
    );
    await draw.later(1);
    expect((await first()).find(({ payment_id }) => payment_id === mended!.payment_id)!.state).toMatch(
      /PAID$/,
    );
    await draw.later(50);
    await draw.later();
    for (const { order_id, email } of cases(given)) {
      const [order] = await draw.rows<{ state: string; owed_cents: number; status: string }>(`
        select o.state, o.owed_cents, r.status from orders o join series_requests r on r.request_id = o.series_request_id where o.order_id = ${order_id}`);
      expect(order).toEqual({
        state: 'STATUS_ORDER_CANCELED',
        owed_cents: 0,
        status: 'STATUS_REQUEST_DENIED',
      });
      expect(await many(`mails where kind = 'award-canceled' and recipient = '${email}'`)).toBe(1);
      expect(
        await many(`order_tickets s join order_lines l using (seller_id, line_id) join tickets t using (seller_id, ticket_id)
          where l.order_id = ${order_id} and (t.holder_kind is distinct from 'draw' or t.holder_id <> '13')`),
      ).toBe(0);
    }
    expect(
      await many(`orders where order_id = ${mended!.order_id} and state = 'STATUS_ORDER_CANCELED'`),
    ).toBe(0);
  });

  test('[DRAW-12] [AWARD-05] what came back is walked down the order at noon, once, in a log that verifies', async () => {
    await draw.noon();
    for (let times = 0; times < 6; times += 1) await draw.later();
    const log = await draw.rows<{ line: string; hash: string }>(
      `select line, hash from draw_log order by number`,
    );
    const types = log.map(({ line }) => JSON.parse(line).type);
    expect(types.filter((type) => type === 'walk')).toHaveLength(1);
    expect(types.filter((type) => type === 'return').length).toBeGreaterThan(0);
    expect(types).not.toContain('added');
    const reached = types.filter((type) => type === 'runner-up').length;
    expect(reached).toBeGreaterThan(0);
    expect(await many('draw_awards where order_id is null')).toBe(0);
    expect(await many('draw_awards where number > 0')).toBe(reached);
    const fans = await many('(select distinct entry_id from draw_awards where number > 0) x');
    expect(await many(`mails where kind = 'award-reached' and plain_text like '%${log.at(-1)!.hash}%'`)).toBe(
      fans,
    );
    expect(
      await many(`order_payments p join draw_awards a using (seller_id, order_id) where a.number > 0 and p.captured_at is null
        and p.failed_at is null and p.voided_at is null and p.next_try_at <= '2026-11-15'`),
    ).toBe(0);
    const parts = await draw.rows<{ body: string }>('select body from draw_file_parts order by part');
    const bytes = (texts: readonly string[]) => texts.map((text) => new TextEncoder().encode(text));
    const audit = await verifyAudit(bytes(parts.map(({ body }) => body)));
    if (!audit.isProven) throw audit.mismatch;
    const verdict = await verifyLog(audit.audit, bytes(log.map(({ line }) => `${line}\n`)));
    expect(verdict).toMatchObject({ isProven: true, audit: { newestHash: log.at(-1)!.hash } });
    await draw.later();
    expect(await many('draw_log')).toBe(log.length);
  });

  test('[AWARD-01] [AWARD-04] who let an award lapse is not the next in line: what the entry waits for is passed, and the letter says so', async () => {
    const log = (await draw.rows<{ line: string }>(`select line from draw_log order by number`)).map(
      ({ line }) => JSON.parse(line) as { type: string; number: number; entry?: string },
    );
    const lapsed = await draw.rows<{ entry_id: string; email: string; waited: boolean }>(`
      select distinct a.entry_id, o.email, exists (select from jsonb_array_elements(e.standing::jsonb) r
        where r ->> 'result' = 'denied' and r ->> 'reason' in ('sold-out', 'cap', 'no-ticket')) as waited
      from draw_awards a join orders o using (seller_id, order_id) join draw_entries e using (seller_id, draw_key, entry_id)
      where a.lapsed_at is not null`);
    const waiting = cases(lapsed.filter(({ waited }) => waited));
    const of = (type: string) => log.filter((line) => line.type === type);
    const walk = of('walk')[0]!.number;
    for (const { entry_id: entry, email } of waiting) {
      const passes = of('pass').filter((line) => line.entry === entry);
      expect(passes.length).toBeGreaterThan(0);
      expect(passes.every(({ number }) => number < walk)).toBe(true);
      expect(
        await many(`mails where kind = 'award-canceled' and recipient = '${email}'
          and plain_text like '%takes part no more%'`),
      ).toBe(1);
    }
    const entries = new Set(lapsed.map(({ entry_id }) => entry_id));
    expect(of('pass').filter(({ entry }) => !entries.has(entry!))).toEqual([]);
    expect(of('runner-up').filter(({ entry }) => entries.has(entry!))).toEqual([]);
  });
});
