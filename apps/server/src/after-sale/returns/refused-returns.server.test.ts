import { ticketReturnMessages as says } from '@stagedoor/rules/messages/ticket-returns';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { ticketReturnMachine } from '@stagedoor/rules/machines/ticket-return';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../accounts/testing/people.ts';
import { proposeRefund, TicketsTaken } from '../../orders/testing/propose-refund.ts';
import { differingMoves } from '../../testing/compare-moves.ts';
import { engines } from '../../testing/test-database.ts';
import { openReturnWorld } from '../testing/return-world.ts';
import type { ReturnWorld } from '../testing/return-world.ts';

const FLOOR_EVENT = 102;
const paths = {
  send: '/gen.v1/mobiletickets/send',
  refund: '/gen.v1/customerorder/requestoeirefund',
};

describe.each(engines)('tickets that cannot be offered back, or are no longer (%s)', (engine) => {
  let world: ReturnWorld;
  beforeAll(async () => {
    world = await openReturnWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => world.reset());
  afterEach(() => world.closeTheBooks());

  test('[WAIT-06] a ticket that is offered back is sent to nobody, and one that was sent is not offered', async () => {
    const one = await world.bought();
    await world.app.database.runScript(`
      insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
      select 1, gen_random_uuid(), s.line_id, s.ticket_id, ${one.id}, '2026-01-01' from order_tickets s
      join order_lines l on l.line_id = s.line_id where l.order_id = ${one.id}`);
    await world.offer(one);
    const toFriend = {
      CustomerOrderID: one.id,
      TicketID: one.tickets[0],
      EmailAddress: 'friend@example.com',
    };
    expect((await one.owner.send(paths.send, toFriend)).body.message).toBe(says.isOffered);
    await world.keep(one);
    expect((await one.owner.send(paths.send, toFriend)).status).toBe(200);
    expect((await world.offer(one)).body.message).toBe(says.isSent);
  });

  test('[WAIT-06] whoever has come in with it can offer it no more, and what was offered is not sold', async () => {
    const one = await world.bought();
    const scan = () =>
      world.app.database.runScript(`
        insert into door_passes (seller_id, pass_id, code_hash, outlet_id, event_id, gate, made_by, made_at, ends_at)
        values (1, 1, 'hash', 1, ${FLOOR_EVENT}, 'Main', 'test', '2026-01-01', '2099-01-01');
        insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, result, offline,
          scanned_at, received_at)
        select 1, gen_random_uuid(), ${FLOOR_EVENT}, 1, 'Main', s.line_id, s.ticket_id, 'in', false, now(), now()
        from order_tickets s join order_lines l on l.line_id = s.line_id where l.order_id = ${one.id}`);
    const buyer = await world.waits();
    await world.offer(one);
    const cart = await world.take(buyer);
    await scan();
    const paid = await world.pay(buyer, cart.body.cartUUID);
    expect([paid.status === 200, await world.isLive(one)]).toEqual([false, 1]);
    await world.runJobs(buyer);
    expect((await world.look(one)).LineItems[0].TicketManifest[0].OfferedBack).toBeUndefined();
    expect((await world.offer(one)).body.message).toBe(ticketMessages.isScanned);
  });

  test('[WAIT-06] a show that takes none back, an order that is asked back, and a sale that is over are refused', async () => {
    const one = await world.bought();
    await world.app.database.runScript(`update event_items set allow_refund = true;
      update shows set refund_window_open = true`);
    const asks = (RequestValue: boolean) =>
      one.owner.send(paths.refund, {
        CustomerOrderID: one.id,
        PriceLevelIDs: [one.order.LineItems[0].PriceLevelID],
        RequestValue,
      });
    expect((await asks(true)).status).toBe(200);
    expect((await world.offer(one)).body.message).toBe(says.isAsked);
    await asks(false);
    await world.app.database.runScript(`update outlet_events set return_fee_cents = null`);
    expect((await world.offer(one)).body.message).toBe(says.notTaken);
    expect((await world.look(one)).Events[0].ReturnFee).toBeUndefined();
    await world.app.database.runScript(`update outlet_events set return_fee_cents = 500;
      update price_levels set on_sale_until = '2020-01-01' where price_level_id = ${one.order.LineItems[0].PriceLevelID}`);
    world.app.forget();
    expect((await world.offer(one)).body.message).toBe(says.over);
    await world.app.database.runScript(`update price_levels set on_sale_until = null`);
    world.app.forget();
  });

  test('[WAIT-06] when the sale ends, what nobody bought is its owner’s alone, who is told', async () => {
    const one = await world.bought();
    await world.offer(one);
    await world.app.database.runScript(`update outlet_events set waiting_hours = null`);
    world.app.forget();
    await world.runJobs(one.owner);
    expect(await world.kinds(one.owner.email)).toEqual([
      'order-placed',
      'ticket-offered-back',
      'ticket-return-ended',
    ]);
    expect(await world.isLive(one)).toBe(1);
  });

  test('[WAIT-06] a ticket that goes back otherwise is offered no longer', async () => {
    const one = await world.bought();
    const buyer = await world.waits();
    await world.offer(one);
    const letters = await mailsTo(world.app, one.owner.email);
    expect(letters.map(({ plain_text }) => plain_text).join()).toContain(
      `Goes back for each: $${one.back.toFixed(2)}`,
    );
    expect(await world.openOffer(buyer)).toBeDefined();
    const propose = () => proposeRefund(world.db, one, world.app.clock.now());
    // What somebody is just buying nobody can ask for.
    const cart = await world.take(buyer);
    await expect(propose()).rejects.toThrow(TicketsTaken);
    await world.giveBack({ browser: buyer, cartUUID: cart.body.cartUUID });
    await propose();
    expect(await world.openOffer(buyer)).toBeUndefined();
    expect((await world.look(one)).LineItems[0].TicketManifest[0].OfferedBack).toBeUndefined();
    expect((await world.offer(one)).body.message).toBe(says.isAsked);
  });

  test('[WAIT-06] a return ends once, no more and no less', async () => {
    const one = await world.bought();
    await world.offer(one);
    await world.app.database.runScript(`
      insert into order_changes (seller_id, order_id, change_id, kind, state, total_cents, author_kind, author_id, reason,
        created_at, updated_at) values (1, ${one.id}, 7001, 'seats', 'canceled', 0, 'staff', '1', '-', now(), now())`);
    const put = (state: string) => `update ticket_returns set state = '${state}',
      ended_at = ${state === 'open' ? 'null' : `'2026-12-01'`}, change_id = ${state === 'bought' ? 7001 : 'null'}
      where order_id = ${one.id}`;
    const differing = await differingMoves(world.app.database, {
      machine: ticketReturnMachine,
      be: put,
      become: put,
      refusal: /does not become/,
    });
    expect(differing).toEqual([]);
  });
});
