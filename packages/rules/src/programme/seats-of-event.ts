import { paintEvent } from '../halls/paint-event.ts';
import type { PaintedSeat } from '../halls/paint-event.ts';
import { writeOut } from '../halls/write-out.ts';
import type { HallPlan, HallSeat } from '../halls/hall-plan.ts';
import type {
  EventDraft,
  EventPlanDraft,
  HallDraft,
  HallVersionDraft,
  ProgrammeDraft,
  SeatDraft,
} from './draft.ts';

/** Written out once, however many events are sold by it. */
const written = new WeakMap<HallVersionDraft, readonly HallSeat[]>();

/** Everything of it was understood. */
export const isWhole = (version: HallVersionDraft): version is HallVersionDraft & HallPlan =>
  version.width !== undefined && version.sections !== undefined && version.seats !== undefined;

/** The seats of a plan; undefined where it could not be read. */
export function seatsOfVersion(version: HallVersionDraft): readonly HallSeat[] | undefined {
  const known = written.get(version);
  if (known) return known;
  if (!isWhole(version)) return undefined;
  const seats = writeOut(version);
  written.set(version, seats);
  return seats;
}

const versionOf = (halls: readonly HallDraft[], hall?: number, version?: number) =>
  halls.find(({ id }) => id === hall)?.versions?.find((each) => each.version === version);

/** What an event has painted on a plan; undefined where either could not be read, or is not there. */
export function paintedSeats(
  { hall, version: number, paint }: EventPlanDraft,
  halls: readonly HallDraft[] | undefined,
): readonly PaintedSeat[] | undefined {
  const version = halls && versionOf(halls, hall, number);
  const seats = version && seatsOfVersion(version);
  const isRead = paint?.every(({ level }) => level !== undefined);
  return seats && paint && isRead ? paintEvent(seats, paint) : undefined;
}

/** The seats that an event sells: those that it lists, or those that it has painted on a plan of a hall. */
export const seatsOfEvent = (
  { seats, plan }: Pick<EventDraft, 'seats' | 'plan'>,
  halls: readonly HallDraft[] | undefined,
): readonly SeatDraft[] | null | undefined => (plan ? paintedSeats(plan, halls) : seats);

/** The same description with the seats of every event in their place. */
export const withSeatsOfPlans = <P extends ProgrammeDraft>({ halls, outlets, ...programme }: P) => ({
  ...programme,
  halls,
  outlets: outlets?.map((outlet) => ({
    ...outlet,
    events: outlet.events?.map((event) =>
      event.plan ? { ...event, seats: seatsOfEvent(event, halls) } : event,
    ),
  })),
});
