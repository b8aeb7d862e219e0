// A draw of any size out of one number: the same entries in every run, made as they are asked for.
import type { SealedEntry } from '../../packages/draw/src/entry.ts';
import type { Inventory } from '../../packages/draw/src/inventory.ts';
import type { Rules } from '../../packages/draw/src/rules.ts';

const EVENTS = 50;
const LEVELS = 3;

export const rules: Rules = {
  version: 1,
  draw: 'bench',
  partial: true,
  households: false,
  caps: { tickets: 8, ticketsPerEvent: null, events: 2 },
  publicInput: { kind: 'digits', source: 'a bench', count: 12 },
  events: Array.from({ length: EVENTS }, (_, event) => ({
    id: 221 + event,
    startsAt: 1_799_542_800 + 86_400 * event,
    items: [
      {
        id: 9221 + event,
        sort: 1,
        addOn: false,
        levels: Array.from({ length: LEVELS }, (_, i) => levelOf(event, i)),
      },
      { id: 8221 + event, sort: 2, addOn: true, levels: [{ ...levelOf(event, LEVELS), alternate: false }] },
    ],
  })),
};

function levelOf(event: number, i: number) {
  const id = 1000 * (i + 1) + 221 + event;
  return {
    id,
    sort: i + 1,
    unitCents: 12_000 - 2000 * i,
    minimum: 1,
    maximum: 8,
    multiple: 1,
    alternate: true,
  };
}

/** Two tickets for every five entries. */
export function inventoryFor(entries: number): Inventory {
  const count = Math.ceil((0.4 * entries) / (EVENTS * LEVELS));
  return rules.events
    .flatMap(({ items }) => items.flatMap(({ levels }) => levels))
    .map(({ id }) => ({ level: id, count }))
    .sort((a, b) => a.level - b.level);
}

export const secret = '5ec2e7'.padEnd(64, '0');
export const publicNumber = { kind: 'digits', value: '042719380065' } as const;

/** One to three events an entry, an add-on now and then. */
export function* entriesOf(count: number): Generator<SealedEntry> {
  const next = numbersFrom(42);
  const random = Buffer.alloc(48);
  for (let i = 0; i < count; i += 1) {
    for (let at = 0; at < random.length; at += 4) random.writeUInt32BE(next(), at);
    const id = random.toString('hex', 0, 16);
    const wanted = 1 + (next() % 3);
    const first = next() % (EVENTS - wanted);
    const lines = Array.from({ length: wanted }, (_, j) => linesOf(first + j, next())).flat();
    const priority = next() % 2 === 0 ? null : rules.events[first + wanted - 1]!.id;
    yield { salt: random.toString('hex', 16), entry: { id, household: id, eligible: true, priority, lines } };
  }
}

function linesOf(at: number, luck: number) {
  const { id: event, items } = rules.events[at]!;
  const [tickets, addOns] = items;
  const quantity = 1 + (luck % 4);
  const level = tickets!.levels[(luck >>> 4) % LEVELS]!.id;
  const line = { event, item: tickets!.id, level, quantity, alternates: luck % 5 !== 0 };
  if ((luck >>> 8) % 4 !== 0) return [line];
  return [line, { event, item: addOns!.id, level: addOns!.levels[0]!.id, quantity, alternates: false }];
}

/** xorshift, 32 bits at a time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
