// The line as this node knows it, a second old at most: whoever asks how far it is costs the database nothing.
import type { WaitingRoom } from '@stagedoor/contract/calls/shop/waiting-room';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { eventTitle } from '@stagedoor/rules/events/event-title';
import { waitEstimate } from '@stagedoor/rules/waiting-room/estimate';
import { askAgainSeconds } from '@stagedoor/rules/waiting-room/turns';
import { keepFresh } from '../platform/keep-fresh.ts';
import type { Kept } from '../platform/keep-fresh.ts';
import { countUnplaced, movingPlaces, positionsAfter } from './place-store.ts';
import type { RoomNeeds } from './room-needs.ts';
import { findRoom } from './room-store.ts';
import type { RoomNow } from './room-store.ts';
import { ticketsNow } from './tickets-now.ts';
import type { TicketsNow } from './tickets-now.ts';

interface Line {
  room: RoomNow;
  /** When it was read, by the machine's own time. */
  readAt: number;
  positions: ReadonlyMap<string, number>;
  /** Positions that were given up before their turn, the first one first. */
  left: number[];
  /** Given up before the lot. */
  leftEarly: ReadonlySet<string>;
  /** When the turns end that somebody has, by position. */
  turns: ReadonlyMap<number, Date>;
  unplaced: number;
  tickets: TicketsNow;
  others: WaitingRoom['others'];
}

export interface Lines {
  /** Undefined where the event never had a waiting room. Whoever knows the room is not told of one before it. */
  get(sellerId: number, eventId: number, roomId?: number): Promise<Line | undefined>;
  forget(): void;
}

const MOST_OTHERS = 3;

/** What else there is, for those who waited in vain. */
async function otherEvents(needs: RoomNeeds, room: RoomNow): Promise<WaitingRoom['others']> {
  const at = { sellerId: room.seller_id, outletId: room.outlet_id, now: room.now };
  const { outletType, timeZone } = await needs.outlets.get(room.outlet_id);
  const { formatDate } = timesIn(timeZone);
  const events = await needs.outletEvents(at, {});
  const onSale = events.filter(
    ({ id, availability }) => id !== room.outlet_event_id && availability === 'on-sale',
  );
  return onSale.slice(0, MOST_OTHERS).map(({ id, overrideName, show }) => {
    const { title } = eventTitle(
      {
        name: show.name ?? '',
        overrideName,
        artistName: show.artist?.name ?? show.name ?? '',
        venueName: show.venue?.name ?? show.name ?? '',
      },
      outletType,
      'list',
    );
    return { eventId: id, name: show.startsAt ? `${title}, ${formatDate(show.startsAt)}` : title };
  });
}

async function readLine(
  needs: RoomNeeds,
  sellerId: number,
  eventId: number,
  before: Line | undefined,
): Promise<Line | undefined> {
  const readAt = performance.now();
  const room = await findRoom(needs.db, needs.clock, sellerId, eventId);
  if (!room) return undefined;
  // Positions never change: only those that came since are read.
  const known = before?.room.room_id === room.room_id ? before.positions : new Map<string, number>();
  const offer = await needs.catalogue.get(room.seller_id, room.outlet_id);
  const [added, moving, unplaced, tickets] = await Promise.all([
    positionsAfter(needs.db, room, known.size),
    movingPlaces(needs.db, room),
    countUnplaced(needs.db, room),
    ticketsNow(needs.db, offer, room),
  ]);
  const positions =
    added.length === 0
      ? known
      : new Map([...known, ...added.map(({ place, position }) => [place, position] as const)]);
  const left = moving.filter(({ state }) => state === 'LEFT');
  return {
    room,
    readAt,
    positions,
    left: left.flatMap(({ position }) => position ?? []).sort((a, b) => a - b),
    leftEarly: new Set(left.flatMap(({ place, position }) => (position === null ? place : []))),
    turns: new Map(
      moving.flatMap(({ position, admitted_until }) =>
        position !== null && admitted_until !== null ? [[position, admitted_until] as const] : [],
      ),
    ),
    unplaced,
    tickets,
    others: tickets.isSoldOut ? await otherEvents(needs, room) : undefined,
  };
}

export function keepLines(needs: RoomNeeds): Lines {
  const kept = new Map<string, Kept<Line | undefined>>();
  const entryOf = (sellerId: number, eventId: number): Kept<Line | undefined> => {
    const key = `${sellerId} ${eventId}`;
    const known = kept.get(key);
    if (known) return known;
    let last: Line | undefined;
    const entry = keepFresh(async () => (last = await readLine(needs, sellerId, eventId, last)));
    kept.set(key, entry);
    return entry;
  };
  return {
    get: async (sellerId, eventId, roomId) => {
      const entry = entryOf(sellerId, eventId);
      const line = await entry.get();
      if (roomId === undefined || line?.room.room_id === roomId) return line;
      entry.forget();
      return entry.get();
    },
    forget: () => kept.clear(),
  };
}

/** How many of these come before a position. */
function countBefore(sorted: readonly number[], position: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SELDOM_SECONDS = 10;

/** Nobody has to wait. */
export const noLine = (state: 'none' | 'closed'): WaitingRoom => ({
  state,
  people: 0,
  levels: [],
  inCarts: 0,
  askAgainSeconds: SELDOM_SECONDS,
});

/** Where one place stands by now; without one, what there is to know for everybody. */
export function answerFor(line: Line | undefined, place: string | undefined): WaitingRoom {
  if (!line) return noLine('none');
  const { room, positions, left, tickets } = line;
  if (room.closed_at !== null) return noLine('closed');
  const now = room.now.getTime() + (performance.now() - line.readAt);
  const secondsUntil = (moment: Date): number => Math.max(0, Math.ceil((moment.getTime() - now) / 1000));
  const everybody = {
    people: room.last_position - room.admitted_through - left.length + line.unplaced,
    levels: tickets.levels,
    inCarts: tickets.inCarts,
    commitment: room.commitment,
  };
  if (tickets.isSoldOut)
    return { ...everybody, state: 'sold-out', others: line.others, askAgainSeconds: SELDOM_SECONDS };
  const position = place === undefined ? undefined : positions.get(place);
  if (position === undefined) {
    const isOver = place !== undefined && line.leftEarly.has(place);
    const secondsLeft = room.drawn_at === null ? secondsUntil(room.opens_at) : 0;
    return {
      ...everybody,
      state: isOver ? 'ended' : 'before',
      secondsLeft,
      askAgainSeconds: askAgainSeconds({ ahead: undefined, secondsLeft }),
    };
  }
  const drawn = { position, drawn: position <= room.drawn ? room.drawn : undefined };
  if (position <= room.admitted_through || left[countBefore(left, position)] === position) {
    const until = line.turns.get(position);
    const secondsLeft = until && secondsUntil(until);
    return {
      ...everybody,
      ...drawn,
      state: secondsLeft ? 'turn' : 'ended',
      secondsLeft,
      askAgainSeconds: SELDOM_SECONDS,
    };
  }
  const ahead = position - 1 - room.admitted_through - countBefore(left, position);
  const estimate = waitEstimate(ahead, room.per_minute);
  return {
    ...everybody,
    ...drawn,
    state: 'line',
    ahead,
    minutes: estimate?.minutes,
    minutesFrom: estimate?.from,
    minutesTo: estimate?.to,
    perMinute: Math.round(room.per_minute * 10) / 10,
    askAgainSeconds: askAgainSeconds({ ahead, secondsLeft: undefined }),
  };
}
