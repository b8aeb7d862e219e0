import type { Plan } from './plan.ts';
import { fields, flag, hex, list, orNull, whole } from './reading.ts';
import { below, refuse } from './refusal.ts';

export interface Entry {
  /** 16 random bytes, made for this draw alone. */
  readonly id: string;
  readonly household: string;
  readonly eligible: boolean;
  /** The id of the event that comes first, if the entry has lines there. */
  readonly priority: number | null;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly event: number;
  readonly item: number;
  readonly level: number;
  readonly quantity: number;
  /** Whether another level that costs no more is welcome. */
  readonly alternates: boolean;
}

export interface SealedEntry {
  /** 32 random bytes. */
  readonly salt: string;
  readonly entry: Entry;
}

const entryKeys = ['id', 'household', 'eligible', 'priority', 'lines'] as const;
const lineKeys = ['event', 'item', 'level', 'quantity', 'alternates'] as const;

export function readEntry(value: unknown, plan: Plan, at = 'entry'): Entry {
  const from = fields(value, at, entryKeys);
  const entry = {
    id: hex(from, 'id', at, 16),
    household: from.household === from.id ? (from.id as string) : hex(from, 'household', at, 16),
    eligible: flag(from, 'eligible', at),
    priority: orNull(from, 'priority', () => whole(from, 'priority', at)),
    lines: readLines(list(from, 'lines', at), plan, below(at, 'lines')),
  };
  const { id, household, eligible, priority, lines } = entry;
  if (household !== id) {
    if (!plan.rules.households)
      refuse(below(at, 'household'), 'is not the id, and the rules draw no households');
    if (!eligible) refuse(below(at, 'household'), 'is not the id of an entry that is not eligible');
  }
  if (!eligible && priority !== null) refuse(below(at, 'priority'), 'is set, but the entry is not eligible');
  if (!eligible && lines.length > 0)
    refuse(below(at, 'lines'), 'is not empty, but the entry is not eligible');
  if (priority !== null && !plan.eventById.has(priority)) {
    refuse(below(at, 'priority'), `names the event ${priority}, which the rules do not`);
  }
  return entry;
}

function readLines(values: readonly unknown[], plan: Plan, at: string): Line[] {
  let before = -1;
  return values.map((value, i) => {
    const lineAt = `${at}[${i}]`;
    const line = readLine(value, plan, lineAt);
    const index = plan.levelById.get(line.level)!;
    if (index === before) refuse(lineAt, `names the level ${line.level} twice`);
    if (index < before) refuse(lineAt, "is out of the rules' order");
    before = index;
    return line;
  });
}

function readLine(value: unknown, plan: Plan, at: string): Line {
  const from = fields(value, at, lineKeys);
  const line = {
    event: whole(from, 'event', at),
    item: whole(from, 'item', at),
    level: whole(from, 'level', at),
    quantity: whole(from, 'quantity', at, 1),
    alternates: flag(from, 'alternates', at),
  };
  const level = plan.levels[plan.levelById.get(line.level) ?? -1];
  if (!level) return refuse(below(at, 'level'), `names ${line.level}, which the rules do not`);
  if (line.item !== level.itemId) refuse(below(at, 'item'), `is not ${level.itemId}, the item of its level`);
  if (line.event !== level.eventId)
    refuse(below(at, 'event'), `is not ${level.eventId}, the event of its level`);
  if (level.addOn && line.alternates) refuse(below(at, 'alternates'), 'is true for an add-on');
  return line;
}
