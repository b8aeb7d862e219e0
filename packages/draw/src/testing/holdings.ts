import type { Board } from '../board.ts';
import type { PlannedLevel } from '../plan.ts';

export interface Holding {
  readonly entry: number;
  readonly line: number;
  readonly quantity: number;
  readonly level: PlannedLevel;
}

/** What every line has, told one by one. */
export function holdingsOf(board: Board): Holding[] {
  const { roll } = board;
  return Array.from({ length: roll.size }, (_, entry) => entry).flatMap((entry) => {
    const start = roll.startOf(entry);
    return Array.from({ length: roll.startOf(entry + 1) - start }, (_, i) => ({
      entry,
      line: start + i,
      quantity: board.held(start + i),
      level: roll.plan.levels[board.levelOf(start + i)]!,
    }));
  });
}

const total = (holdings: readonly Holding[]) => holdings.reduce((sum, { quantity }) => sum + quantity, 0);

/** Everything that must hold at any moment; answers what does not. */
export function wrongsOf(board: Board, inventory: ReadonlyMap<number, number>): string[] {
  const { plan } = board.roll;
  const all = holdingsOf(board).filter(({ quantity }) => quantity > 0);
  const wrongs = plan.levels.flatMap((level, i) => {
    const here = total(all.filter((holding) => holding.level === level));
    const isEven = board.left(i) >= 0 && board.left(i) + here === inventory.get(level.id);
    return isEven ? [] : [`${here} of ${level.id} are held and ${board.left(i)} left`];
  });
  for (const [entry, own] of Map.groupBy(all, (holding) => holding.entry)) {
    for (const [level, here] of Map.groupBy(own, (holding) => holding.level)) {
      if (!level.addOn && total(here) > level.maximum)
        wrongs.push(`${entry} has ${total(here)} of ${level.id}`);
    }
  }
  return [...wrongs, ...overCaps(board, all)];
}

function overCaps({ roll }: Board, all: readonly Holding[]): string[] {
  const { tickets, ticketsPerEvent, events } = roll.plan.rules.caps;
  const counted = all.filter(({ level }) => !level.addOn);
  const households = Map.groupBy(counted, ({ entry }) => roll.household(entry).join());
  return [...households].flatMap(([household, own]) => {
    const shows = [...Map.groupBy(own, ({ level }) => level.event).values()];
    const isWithin =
      total(own) <= (tickets ?? Infinity) &&
      shows.length <= (events ?? Infinity) &&
      shows.every((show) => total(show) <= (ticketsPerEvent ?? Infinity));
    return isWithin ? [] : [`${household} is over its caps`];
  });
}
