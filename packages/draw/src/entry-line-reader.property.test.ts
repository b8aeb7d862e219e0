import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditFile } from './audit-file.ts';
import { toBytes, toHex } from './bytes.ts';
import { parseLine } from './canonical-line.ts';
import { runCase } from './draw-case.ts';
import { drawEntries } from './draw.ts';
import { EntryLineReader } from './entry-line-reader.ts';
import { readEntryLine } from './entry-line.ts';
import { EntryRow } from './entry-row.ts';
import { planOf, type Plan } from './plan.ts';
import { arbitraryHistory } from './testing/history.ts';
import { runs } from './testing/runs.ts';
import { entryOf, inputOf, lineOf, rules } from './testing/small-world.ts';

function drawnFile(entries: Parameters<typeof inputOf>[0]): string[] {
  const pieces = Array.from(auditFile(drawEntries(inputOf(entries))), (piece) =>
    new TextDecoder().decode(piece),
  );
  return pieces.join('').trimEnd().split('\n');
}

/** What the reader of values makes of a line, in the words of the one of bytes; nothing where it refuses it. */
function byValue(text: string, plan: Plan): unknown {
  try {
    const { place, rank, turn, salt, entry, results } = readEntryLine(parseLine(text, 1), plan);
    const row = new EntryRow(plan);
    row.fill(salt, entry);
    return { place, tags: rank + turn, results: JSON.stringify(results), ...columnsOf(row) };
  } catch {
    return undefined;
  }
}

function byBytes(text: string, plan: Plan): unknown {
  const reader = new EntryLineReader(plan);
  const bytes = toBytes(`${text}\n`);
  if (!reader.reads(bytes)) return undefined;
  const { row, place, tags, resultsStart, resultsEnd } = reader.line;
  const results = new TextDecoder().decode(bytes.subarray(resultsStart, resultsEnd));
  return { place, tags: toHex(tags), results, ...columnsOf(row) };
}

const columnsOf = ({ names, eligible, priority, lines, levels, quantities, alternates }: EntryRow) => ({
  names: toHex(names),
  eligible,
  priority,
  lines: Array.from({ length: lines }, (_, i) => [levels[i], quantities[i], alternates[i]]),
});

function entryLinesOf(file: readonly string[]): string[] {
  return file.filter((line) => line.endsWith('"type":"entry"}'));
}

test('[DRAW-08] the line of whoever takes part is known by its bytes, and says what its value says', () => {
  fc.assert(
    fc.property(arbitraryHistory, ({ accepted }) => {
      const plan = planOf(accepted.rules);
      for (const line of entryLinesOf(runCase(accepted).file)) {
        const isEligible = line.includes('"eligible":true');
        expect(byBytes(line, plan)).toEqual(isEligible ? byValue(line, plan) : undefined);
      }
    }),
    runs,
  );
});

const pieces = [
  '',
  '0',
  '00',
  '01',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '-1',
  '1e1',
  '1.0',
  '9007199254740993',
  'a',
  'G',
];
const words = ['"', ',', '{', '}', '[', ']', 'true', 'false', 'null', 'full', 'denied', 'cap', 'level'];

/** Every piece of a line in the place of every other, two pieces the wrong way round, and something behind the end. */
function* changesOf(line: string): Generator<string> {
  const tokens = line.match(/[0-9a-f]{32,}|\d+|[a-z]+|[^]/g)!;
  for (const [at, token] of tokens.entries()) {
    for (const piece of [...pieces, ...words]) yield tokens.with(at, piece).join('');
    yield tokens.with(at, token.slice(1)).join('');
    yield tokens.with(at, `G${token.slice(1)}`).join('');
    yield tokens.with(at, `7${token.slice(1)}`).join('');
    yield tokens.with(at, token + token.at(-1)).join('');
  }
  const objects = line.match(/\{"alternates[^}]*\}/g) ?? [];
  for (const one of objects) for (const other of objects) yield line.replace(one, other);
  const [first = '', second = ''] = objects;
  yield line.replace(`${first},${second}`, `${second},${first}`);
  yield `${line}\n${line}`;
}

test('[DRAW-08] what is known by its bytes would have been taken by its value, whatever is changed', () => {
  const wishes = [lineOf(1, 2, true), lineOf(2, 1), lineOf(4, 1)];
  const plan = planOf(rules);
  const file = drawnFile([entryOf('a', wishes, { priority: 1 }), entryOf('b', [lineOf(1, 2), lineOf(4, 1)])]);
  const lines = entryLinesOf(file);
  const known = lines.flatMap((line) =>
    [...changesOf(line)].filter((changed) => {
      const said = byBytes(changed, plan);
      if (said !== undefined) expect([changed, said]).toEqual([changed, byValue(changed, plan)]);
      return said !== undefined;
    }),
  );
  expect(known.length).toBeGreaterThan(lines.length);
});
