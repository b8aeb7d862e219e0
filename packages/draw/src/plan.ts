import type { LevelRules, Rules } from './rules.ts';

/** The rules as the pass wants them: every level by its place in the rules' order of events, items and levels. */
export interface Plan {
  readonly rules: Rules;
  readonly levels: readonly PlannedLevel[];
  /** A level's place by its id. */
  readonly levelById: ReadonlyMap<number, number>;
  /** An event's place by its id. */
  readonly eventById: ReadonlyMap<number, number>;
}

export interface PlannedLevel extends LevelRules {
  readonly event: number;
  readonly eventId: number;
  readonly itemId: number;
  readonly addOn: boolean;
  /** Itself alone, for who wants no other. */
  readonly itself: readonly number[];
  /** Itself, then the levels of its item that may be given instead: none dearer. */
  readonly candidates: readonly number[];
}

export function planOf(rules: Rules): Plan {
  const levels: PlannedLevel[] = [];
  for (const [event, { id: eventId, items }] of rules.events.entries()) {
    for (const { id: itemId, addOn, levels: siblings } of items) {
      const first = levels.length;
      for (const [i, level] of siblings.entries()) {
        const others = siblings.flatMap((other, j) =>
          j !== i && other.alternate && other.unitCents <= level.unitCents ? [first + j] : [],
        );
        const itself = [first + i];
        levels.push({ ...level, event, eventId, itemId, addOn, itself, candidates: [...itself, ...others] });
      }
    }
  }
  return {
    rules,
    levels,
    levelById: new Map(levels.map(({ id }, i) => [id, i])),
    eventById: new Map(rules.events.map(({ id }, i) => [id, i])),
  };
}

export function isValid({ minimum, maximum, multiple }: LevelRules, quantity: number): boolean {
  return quantity >= minimum && quantity <= maximum && quantity % multiple === 0;
}
