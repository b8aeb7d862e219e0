// Draws out of thin air, small enough that everything in them collides: few tickets, few levels, tight caps.
import fc from 'fast-check';
import type { Entry, Line, SealedEntry } from '../entry.ts';
import type { DrawInput } from '../draw.ts';
import type { Inventory } from '../inventory.ts';
import type { ItemRules, Rules } from '../rules.ts';

export interface SmallDraw extends DrawInput {
  readonly entries: readonly SealedEntry[];
}

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => Buffer.from(array).toString('hex'));

const levelShape = fc.record({
  sort: fc.integer({ min: 1, max: 2 }),
  unitCents: fc.constantFrom(1000, 2000, 3000),
  minimum: fc.integer({ min: 1, max: 2 }),
  span: fc.integer({ min: 0, max: 4 }),
  multiple: fc.constantFrom(1, 1, 1, 2, 3),
  alternate: fc.boolean(),
  count: fc.integer({ min: 0, max: 8 }),
});

const itemShape = fc.record({
  sort: fc.integer({ min: 1, max: 2 }),
  addOn: fc.constantFrom(false, false, true),
  levels: fc.array(levelShape, { minLength: 1, maxLength: 3 }),
});

const eventShape = fc.record({
  startsAt: fc.integer({ min: 100, max: 102 }),
  items: fc.array(itemShape, { minLength: 1, maxLength: 2 }),
});

const cap = fc.option(fc.integer({ min: 0, max: 5 }), { freq: 1 });

const rulesShape = fc.record({
  partial: fc.boolean(),
  households: fc.boolean(),
  caps: fc.oneof(
    fc.constant({ tickets: null, ticketsPerEvent: null, events: null }),
    fc.record({ tickets: cap, ticketsPerEvent: cap, events: fc.option(fc.integer({ min: 0, max: 2 })) }),
  ),
  publicInput: fc.constantFrom('none' as const, 'digits' as const),
  events: fc.array(eventShape, { minLength: 1, maxLength: 3 }),
});

const wishShape = fc.record({
  isAsked: fc.constantFrom(true, false, false),
  quantity: fc.integer({ min: 1, max: 6 }),
  alternates: fc.boolean(),
});

const entryShape = fc.record({
  id: hex(16),
  salt: hex(32),
  household: fc.integer({ min: 0, max: 2 }),
  isEligible: fc.constantFrom(true, true, true, true, false),
  priority: fc.option(fc.nat({ max: 2 })),
  wishes: fc.array(wishShape, { minLength: 18, maxLength: 18 }),
});

type RulesShape = typeof rulesShape extends fc.Arbitrary<infer Shape> ? Shape : never;
type EntryShape = typeof entryShape extends fc.Arbitrary<infer Shape> ? Shape : never;

export const arbitraryDraw: fc.Arbitrary<SmallDraw> = fc
  .record({
    secret: hex(32),
    rules: rulesShape,
    entries: fc.uniqueArray(entryShape, { maxLength: 8, selector: ({ id }) => id }),
  })
  .map(({ secret, rules: shape, entries }) => {
    const { rules, inventory } = rulesFrom(shape);
    const publicNumber =
      shape.publicInput === 'none'
        ? ({ kind: 'none' } as const)
        : ({ kind: 'digits', value: '042719380065' } as const);
    return { secret, rules, inventory, publicNumber, entries: entries.map((each) => entryFrom(each, rules)) };
  });

function rulesFrom(shape: RulesShape): { rules: Rules; inventory: Inventory } {
  let id = 10;
  const inventory: { level: number; count: number }[] = [];
  const events = shape.events.map(({ startsAt, items }) => ({
    id: (id += 1),
    startsAt,
    items: items
      .map(({ sort, addOn, levels }) => ({
        id: (id += 1),
        sort,
        addOn,
        levels: levels
          .map(({ count, span, ...level }) => {
            id += 1;
            inventory.push({ level: id, count });
            return { ...level, id, maximum: level.minimum + span };
          })
          .sort((a, b) => a.sort - b.sort || a.id - b.id),
      }))
      .sort((a, b) => a.sort - b.sort || a.id - b.id),
  }));
  events.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const { partial, households, caps } = shape;
  const publicInput =
    shape.publicInput === 'none'
      ? ({ kind: 'none' } as const)
      : ({ kind: 'digits', source: 'Pick 4 of an evening', count: 12 } as const);
  return { rules: { version: 1, draw: '13', partial, households, caps, publicInput, events }, inventory };
}

function entryFrom({ id, salt, ...shape }: EntryShape, rules: Rules): SealedEntry {
  if (!shape.isEligible) {
    return { salt, entry: { id, household: id, eligible: false, priority: null, lines: [] } };
  }
  const household = rules.households ? String(shape.household).repeat(32) : id;
  const event = rules.events[shape.priority ?? -1];
  const entry: Entry = {
    id,
    household,
    eligible: true,
    priority: event?.id ?? null,
    lines: linesFrom(shape.wishes, rules),
  };
  return { salt, entry };
}

function linesFrom(wishes: EntryShape['wishes'], rules: Rules): Line[] {
  const levels = rules.events.flatMap((event) =>
    event.items.flatMap((item: ItemRules) => item.levels.map((level) => ({ event, item, level }))),
  );
  return levels.flatMap(({ event, item, level }, i) => {
    const { isAsked, quantity, alternates } = wishes[i]!;
    if (!isAsked) return [];
    const about = { event: event.id, item: item.id, level: level.id, quantity };
    return [{ ...about, alternates: alternates && !item.addOn }];
  });
}
