import { readPublicInput, type PublicInput } from './public-input.ts';
import { fields, flag, list, oneOf, orNull, text, whole } from './reading.ts';
import { below, refuse } from './refusal.ts';

export interface Rules {
  readonly version: 1;
  readonly draw: string;
  readonly partial: boolean;
  readonly households: boolean;
  readonly caps: Caps;
  readonly publicInput: PublicInput;
  readonly events: readonly EventRules[];
}

/** What one household may get; null is no cap. Add-ons do not count. */
export interface Caps {
  readonly tickets: number | null;
  readonly ticketsPerEvent: number | null;
  readonly events: number | null;
}

export interface EventRules {
  readonly id: number;
  readonly startsAt: number;
  readonly items: readonly ItemRules[];
}

export interface ItemRules {
  readonly id: number;
  readonly sort: number;
  readonly addOn: boolean;
  readonly levels: readonly LevelRules[];
}

export interface LevelRules {
  readonly id: number;
  readonly sort: number;
  /** Price and fees of one ticket. */
  readonly unitCents: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly multiple: number;
  /** Whether it may be given instead of another level. */
  readonly alternate: boolean;
}

const ruleKeys = ['version', 'draw', 'partial', 'households', 'caps', 'publicInput', 'events'] as const;
const levelKeys = ['id', 'sort', 'unitCents', 'minimum', 'maximum', 'multiple', 'alternate'] as const;

export function readRules(value: unknown, at = 'rules'): Rules {
  const from = fields(value, at, ruleKeys);
  const rules: Rules = {
    version: oneOf(from, 'version', at, [1]),
    draw: text(from, 'draw', at),
    partial: flag(from, 'partial', at),
    households: flag(from, 'households', at),
    caps: readCaps(from.caps, below(at, 'caps')),
    publicInput: readPublicInput(from.publicInput, below(at, 'publicInput')),
    events: filled(list(from, 'events', at), below(at, 'events'), readEvent),
  };
  const items = rules.events.flatMap((event) => event.items);
  inOrder(rules.events, below(at, 'events'), ({ startsAt }) => startsAt, 'startsAt');
  eachOnce(rules.events, at, 'event');
  eachOnce(items, at, 'item');
  eachOnce(
    items.flatMap((item) => item.levels),
    at,
    'level',
  );
  return rules;
}

function readCaps(value: unknown, at: string): Caps {
  const from = fields(value, at, ['tickets', 'ticketsPerEvent', 'events']);
  const cap = (key: keyof Caps) => orNull(from, key, () => whole(from, key, at));
  return { tickets: cap('tickets'), ticketsPerEvent: cap('ticketsPerEvent'), events: cap('events') };
}

function readEvent(value: unknown, at: string): EventRules {
  const from = fields(value, at, ['id', 'startsAt', 'items']);
  const items = filled(list(from, 'items', at), below(at, 'items'), readItem);
  inOrder(items, below(at, 'items'), ({ sort }) => sort, 'sort');
  return { id: whole(from, 'id', at), startsAt: whole(from, 'startsAt', at), items };
}

function readItem(value: unknown, at: string): ItemRules {
  const from = fields(value, at, ['id', 'sort', 'addOn', 'levels']);
  const levels = filled(list(from, 'levels', at), below(at, 'levels'), readLevel);
  inOrder(levels, below(at, 'levels'), ({ sort }) => sort, 'sort');
  return { id: whole(from, 'id', at), sort: whole(from, 'sort', at), addOn: flag(from, 'addOn', at), levels };
}

function readLevel(value: unknown, at: string): LevelRules {
  const from = fields(value, at, levelKeys);
  const level = {
    id: whole(from, 'id', at),
    sort: whole(from, 'sort', at),
    unitCents: whole(from, 'unitCents', at),
    minimum: whole(from, 'minimum', at, 1),
    maximum: whole(from, 'maximum', at, 1),
    multiple: whole(from, 'multiple', at, 1),
    alternate: flag(from, 'alternate', at),
  };
  if (level.minimum > level.maximum) refuse(below(at, 'minimum'), 'is above the maximum');
  return level;
}

function filled<Part>(
  values: readonly unknown[],
  at: string,
  read: (value: unknown, at: string) => Part,
): Part[] {
  if (values.length === 0) refuse(at, 'is empty');
  return values.map((value, i) => read(value, `${at}[${i}]`));
}

/** By a number of theirs, then by id. */
function inOrder<Part extends { id: number }>(
  parts: readonly Part[],
  at: string,
  keyOf: (part: Part) => number,
  key: string,
): void {
  for (const [i, part] of parts.entries()) {
    const before = parts[i - 1];
    if (!before) continue;
    const step = keyOf(part) - keyOf(before) || part.id - before.id;
    if (step < 0) refuse(`${at}[${i}]`, `is out of order: by ${key}, then id`);
  }
}

function eachOnce(parts: readonly { id: number }[], at: string, kind: string): void {
  const seen = new Set<number>();
  for (const { id } of parts) {
    if (seen.has(id)) refuse(at, `name the ${kind} ${id} twice`);
    seen.add(id);
  }
}
