import { getDoor } from '@stagedoor/contract/calls/office/door';
import type { Door } from '@stagedoor/contract/calls/office/door';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { passesOf } from '../door/door-passes.ts';
import { countEntries, doublesOf } from '../door/scan-store.ts';
import { reachEvent } from '../door/reach-event.ts';
import type { DoorCallNeeds, Caller } from '../door/reach-event.ts';

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

export const getDoorHandler = (needs: DoorCallNeeds): Handler<'fulfilment'> =>
  handle(getDoor, ({ eventId }, caller) => readDoor(needs, caller, eventId));
