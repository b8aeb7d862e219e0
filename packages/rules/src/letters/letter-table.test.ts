import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { letterAbout, lettersBesides, lettersFor } from './letter-table.ts';

const machines = Object.keys(lettersFor) as (keyof typeof lettersFor)[];
const moves = machines.flatMap((machine) =>
  Object.entries(lettersFor[machine]).flatMap(([from, to]) =>
    (to as readonly string[]).map((next) => [machine, from, next] as const),
  ),
);

test.each(cases(moves))(
  '[AWARD-08] %s: %s to %s has its row in the table of letters',
  (machine, from, to) => {
    const telling = letterAbout(machine, from, to);
    expect(telling).toBeDefined();
    if (telling && 'nobody' in telling) expect(telling.nobody.length).toBeGreaterThan(10);
  },
);

/** The server's own words, without its tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

test('[AWARD-08] every letter of the table is one that the server writes', () => {
  const byTable = new Set(['award-confirmed', 'award-denied', 'grace-extended']);
  const all = sourcesIn(join(import.meta.dirname, '../../../../apps/server/src')).join('\n');
  const told = [
    ...moves.map(([machine, from, to]) => letterAbout(machine, from, to)),
    ...Object.values(lettersBesides),
  ];
  const kinds = new Set(
    told.flatMap((telling) => (telling && 'customer' in telling ? telling.customer : [])),
  );
  for (const kind of cases([...kinds])) {
    // An installment's letters are named by what became of it.
    const name = kind.replace(/^installment-(paid|failed|returned)$/, '$1');
    expect([kind, byTable.has(kind) || all.includes(`'${name}'`)]).toEqual([kind, true]);
  }
});
