// The room Door: passes, who has come in, and what somebody must look at.
import { endDoorPass, getDoor, makeDoorPass } from '@stagedoor/contract/calls/office/door';
import type { Door } from '@stagedoor/contract/calls/office/door';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { validateDoorPass } from '@stagedoor/rules/staff/staff-forms';
import { passBegins, passEnds } from '@stagedoor/rules/tickets/judge-scan';
import { renderSVG } from 'uqr';
import { findSoldEvents, officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';
import { endPass, makePass, passesOf } from './door-passes.ts';
import type { DoorNeeds } from './scan-ticket.ts';
import { countEntries, doublesOf } from './scan-store.ts';

type Caller = Callers['office'];

interface DoorCallNeeds extends DoorNeeds {
  publicAddress: PublicAddress;
}

/** Of an outlet that the caller works for; anything else is not found. */
async function reachEvent(db: Db, caller: Caller, eventId: number) {
  const event = await officeEvents.find(db, caller.sellerId, eventId);
  if (!event) return refuse('NOT_FOUND');
  caller.requireOutlet(event.outletId);
  const [show] = await findSoldEvents(db, caller.sellerId, [eventId]);
  return { outletId: event.outletId, show: show! };
}

const sum = (rows: readonly { people: number }[]): number =>
  rows.reduce((all, { people }) => all + people, 0);

function curveOf(entries: readonly { at: Date; people: number }[]): Door['curve'] {
  const byTime = Map.groupBy(entries, ({ at }) => at.getTime());
  return [...byTime].map(([at, own]) => ({ at: new Date(at), people: sum(own) }));
}

async function readDoor({ db, tickets }: DoorCallNeeds, caller: Caller, eventId: number): Promise<Door> {
  const { sellerId, now } = caller;
  const { show } = await reachEvent(db, caller, eventId);
  const levels = await tickets.countAtDoor(db, sellerId, eventId);
  const entries = await countEntries(db, sellerId, eventId);
  const passes = await passesOf(db, sellerId, eventId);
  const doubles = await doublesOf(db, sellerId, eventId);
  return {
    eventId,
    name: show.artistName ?? show.name,
    startsAt: show.startsAt,
    doorsAt: show.doorsAt,
    expected: levels.reduce((all, level) => all + level.tickets, 0),
    inside: sum(entries),
    passes: passes.map((pass) => ({
      id: pass.pass_id,
      gate: pass.gate,
      madeBy: pass.made_by,
      madeAt: pass.made_at,
      beginsAt: pass.begins_at ?? pass.made_at,
      endsAt: pass.ends_at,
      isOver: pass.ended_at !== null || pass.ends_at <= now,
      seenAt: pass.seen_at ?? undefined,
      waiting: pass.waiting,
      people: sum(entries.filter(({ gate }) => gate === pass.gate)),
    })),
    levels: levels.map(({ levelName, tickets: expected }) => ({
      name: levelName,
      expected,
      inside: sum(entries.filter((entry) => entry.levelName === levelName)),
    })),
    curve: curveOf(entries),
    doubles: doubles.map((row) => ({
      gate: row.gate,
      level: row.level_name ?? '',
      at: row.scanned_at,
      word: doorMessages[row.result === 'in' ? 'already' : row.result],
      reason: row.reason ?? undefined,
    })),
  };
}

const pictureOf = (link: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(link, { ecc: 'M', border: 2 })).toString('base64')}`;

export const doorHandlers = (needs: DoorCallNeeds): Handler[] => [
  handle(getDoor, ({ eventId }, caller) => readDoor(needs, caller, eventId)),
  handle(makeDoorPass, async ({ eventId, gate, fromNow }, caller) => {
    requireValid(validateDoorPass({ gate }));
    return caller.change(async ({ tx, record }) => {
      const { outletId, show } = await reachEvent(tx, caller, eventId);
      const endsAt = passEnds(show.startsAt, caller.now);
      const beginsAt = fromNow ? caller.now : passBegins(show, caller.now);
      const { code, pass } = await makePass(tx, {
        seller_id: caller.sellerId,
        outlet_id: outletId,
        event_id: eventId,
        gate: gate.trim(),
        made_by: caller.name,
        made_at: caller.now,
        staff_id: caller.staffId,
        begins_at: beginsAt,
        ends_at: endsAt,
      });
      record({
        action: 'door.pass-made',
        subject: { kind: 'event', id: String(eventId) },
        outletId,
        after: { gate: pass.gate, beginsAt, endsAt },
      });
      const link = `${needs.publicAddress(await outletCache(tx).get(outletId))}/door#${code}`;
      return { link, picture: pictureOf(link), beginsAt, endsAt };
    });
  }),
  handle(endDoorPass, async ({ eventId, passId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { outletId } = await reachEvent(tx, caller, eventId);
      const pass = await endPass(tx, { sellerId: caller.sellerId, passId, now: caller.now });
      if (pass?.event_id !== eventId) return refuse('NOT_FOUND');
      record({
        action: 'door.pass-ended',
        subject: { kind: 'event', id: String(eventId) },
        outletId,
        before: { gate: pass.gate },
      });
      return {};
    }),
  ),
];
