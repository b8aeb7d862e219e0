// What the maps of halls show, kept in memory: read once a moment for all who look, whoever sells does not wait for it.
import * as z from 'zod/mini';
import { freeSeats, seatPlan } from '@stagedoor/contract/entities/seat-plan';
import type { FreeSeats, SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { unpackSeats } from '@stagedoor/rules/seats/packed';
import { areReleased } from '@stagedoor/rules/seats/seat-kinds';
import { eventPieces } from '../../catalogue/index.ts';
import type { CatalogueCache, LevelOnOffer } from '../../catalogue/index.ts';
import { SharedAnswer } from '../../platform/http/answers.ts';
import { keepFresh } from '../../platform/keep-fresh.ts';
import type { Kept } from '../../platform/keep-fresh.ts';
import type { Platform } from '../../platform/module.ts';
import { describePlan, rowKey } from './describe-plan.ts';
import { nearestSeats } from './nearest-seats.ts';
import type { FindNearest, MapSeat } from './nearest-seats.ts';
import { readPlanSeats, readTaken } from './plan-store.ts';
import type { PlanSeatRow, TakenSeats } from './plan-store.ts';
import { levelsSoldOut, newerThan, sectionBits } from './seats-at.ts';

interface Hall {
  mark: string;
  plan: SeatPlan;
  answer: SharedAnswer;
  seats: PlanSeatRow[];
  /** The same seats, section by section, in the order of the plan. */
  sections: PlanSeatRow[][];
  /** Where each of them lies. */
  places: readonly { x: number; y: number }[];
}

/** An event's hall at one moment. */
export interface SeatsNow {
  plan: SharedAnswer;
  /** The same, for the page that a server draws. */
  drawn: SeatPlan;
  hash: string;
  /** Of all sections, for the page that a server draws. */
  all: FreeSeats;
  /** What somebody who has this much is told. */
  free(have: string | undefined): SharedAnswer;
  nearest: FindNearest;
}

export interface SeatMaps {
  /** Undefined for an event of the outlet whose seats nobody chooses, and for one that it does not have. */
  at(outlet: { sellerId: number; outletId: number }, eventId: number): Promise<SeatsNow | undefined>;
  forget(): void;
}

type MapsNeeds = Pick<Platform, 'db' | 'clock'> & { catalogue: CatalogueCache };

const OF_EVERYBODY = 'public, max-age=1';
const FOR_EVER = 'public, max-age=31536000, immutable';
const MOST_ANSWERS = 200;

async function readHall(
  { db }: MapsNeeds,
  { sellerId, eventId, levelIds }: { sellerId: number; eventId: number; levelIds: readonly number[] },
  mark: string,
): Promise<Hall> {
  const seats = await readPlanSeats(db, sellerId, levelIds);
  const plan = describePlan(seats, await eventPieces.planMarks(db, sellerId, eventId));
  const counts = plan.sections.map(({ rows }) => rows.reduce((sum, row) => sum + row.seats.length, 0));
  let from = 0;
  const sections = counts.map((many) => seats.slice(from, (from += many)));
  return {
    mark,
    plan,
    answer: new SharedAnswer(z.encode(seatPlan, plan), FOR_EVER),
    seats,
    sections,
    places: unpackSeats(plan.seats),
  };
}

function mapSeats({ seats, places }: Hall, { inCarts, gone }: TakenSeats): MapSeat[] {
  return seats.map((seat, index) => ({
    ticketId: seat.ticketId,
    levelId: seat.levelId,
    row: rowKey(seat),
    position: seat.seatPosition,
    x: places[index]?.x ?? 0,
    y: places[index]?.y ?? 0,
    kind: seat.kind,
    isFree: !inCarts.has(seat.ticketId) && !gone.has(seat.ticketId),
  }));
}

function seatsNow(hall: Hall, taken: TakenSeats, levels: readonly LevelOnOffer[], now: Date): SeatsNow {
  const sections = sectionBits(hall.sections, taken);
  const soldOut = new Set(levelsSoldOut(hall.seats, taken));
  const isReleased = ({ levelId, seating, startsAt }: LevelOnOffer): boolean =>
    areReleased(seating.keeping, startsAt, now) ||
    (seating.keeping === 'until-sold-out' && soldOut.has(levelId));
  const facts: Omit<FreeSeats, 'sections'> = {
    hash: hall.plan.hash,
    released: levels.filter(isReleased).map(({ levelId }) => levelId),
    allowsSingles: levels.some(({ seating }) => seating.allowsSingles),
  };
  const answers = new Map<string | undefined, SharedAnswer>();
  let find: FindNearest | undefined;
  return {
    plan: hall.answer,
    drawn: hall.plan,
    hash: hall.plan.hash,
    all: { ...facts, sections },
    free: (have) => {
      const known = answers.get(have);
      if (known) return known;
      const told = { ...facts, sections: newerThan(sections, have) };
      const answer = new SharedAnswer(z.encode(freeSeats, told), OF_EVERYBODY);
      if (answers.size < MOST_ANSWERS) answers.set(have, answer);
      return answer;
    },
    nearest: (wanted, gone) => (find ??= nearestSeats(mapSeats(hall, taken)))(wanted, gone),
  };
}

const releasedByDate = (levels: readonly LevelOnOffer[], now: Date): string =>
  levels
    .filter(({ seating, startsAt }) => areReleased(seating.keeping, startsAt, now))
    .map(({ levelId }) => levelId)
    .join();

/** What was last made of a hall. Where nothing has changed it is told again, packed as it is. */
interface Told {
  hall: Hall;
  mark: string;
  seats: SeatsNow;
}

export function openSeatMaps(needs: MapsNeeds): SeatMaps {
  const { db, clock, catalogue } = needs;
  const kept = new Map<string, Kept<SeatsNow | undefined>>();
  const halls = new Map<string, Hall>();
  const told = new Map<string, Told>();

  const look = async (sellerId: number, outletId: number, eventId: number): Promise<SeatsNow | undefined> => {
    const { levels, mark } = await catalogue.get(sellerId, outletId);
    const own = [...levels.values()].filter((level) => level.eventId === eventId && level.seating.isChosen);
    if (own.length === 0) return undefined;
    const key = `${sellerId} ${eventId}`;
    const levelIds = own.map(({ levelId }) => levelId);
    const known = halls.get(key);
    const hall = known?.mark === mark ? known : await readHall(needs, { sellerId, eventId, levelIds }, mark);
    halls.set(key, hall);
    const now = clock.now();
    const taken = await readTaken(db, sellerId, levelIds, now);
    const before = told.get(key);
    const toldMark = `${taken.mark} ${releasedByDate(own, now)}`;
    if (before?.hall === hall && before.mark === toldMark) return before.seats;
    const seats = seatsNow(hall, taken, own, now);
    told.set(key, { hall, mark: toldMark, seats });
    return seats;
  };
  return {
    at: ({ sellerId, outletId }, eventId) => {
      const key = `${outletId} ${eventId}`;
      const entry = kept.get(key) ?? keepFresh(() => look(sellerId, outletId, eventId));
      kept.set(key, entry);
      return entry.get();
    },
    forget: () => {
      kept.clear();
      halls.clear();
      told.clear();
    },
  };
}
