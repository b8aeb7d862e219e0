import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { kindAbout, letterAbout, lettersBesides, lettersFor } from './letter-table.ts';

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

/** Written down a second time: whoever takes a row away, or lets another one fit first, is told. */
test.each([
  ['request', 'STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PENDING', 'request-changed'],
  ['request', 'STATUS_REQUEST_PENDING', 'DELETED', 'request-deleted'],
  ['request', 'STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PROCESSING', 'draw-frozen'],
  ['request', 'STATUS_REQUEST_PROCESSING', 'STATUS_REQUEST_CONFIRMED_PARTIAL', 'award-confirmed'],
  ['request', 'STATUS_REQUEST_PROCESSING', 'STATUS_REQUEST_DENIED_INVENTORY', 'award-denied'],
  ['request', 'STATUS_REQUEST_DENIED', 'STATUS_REQUEST_CONFIRMED', 'award-reached'],
  ['request', 'STATUS_REQUEST_CONFIRMED', 'STATUS_REQUEST_DENIED', 'award-canceled'],
  ['guest', 'pending', 'approved', 'guest-request-approved'],
  ['guest', 'pending', 'declined', 'guest-request-declined'],
  ['order', 'STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PAYMENT_FAILED', 'installment-failed'],
  ['order', 'STATUS_ORDER_PAYMENT_FAILED', 'STATUS_ORDER_CANCELED', 'award-canceled'],
  ['order', 'STATUS_ORDER_PAID', 'STATUS_ORDER_CANCELED', 'cancellation-decided'],
  ['order', 'STATUS_ORDER_PART_PAID', 'STATUS_ORDER_PAID', 'installment-paid'],
  ['refund', 'none', 'requested', 'refund-received'],
  ['refund', 'requested', 'none', 'refund-declined'],
  ['change', 'effective', 'reverted', 'refund-reverted'],
] as const)('[AWARD-08] %s: %s to %s is told by %s', (machine, from, to, letter) => {
  expect(kindAbout(machine, from, to)).toBe(letter);
});

/** The server's own words, without its tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const server = join(import.meta.dirname, '../../../../apps/server/src');
const told = new Set(
  [...moves.map((move) => letterAbout(...move)), ...Object.values(lettersBesides)].flatMap((telling) =>
    telling && 'customer' in telling ? [telling.customer, ...(telling.or ?? [])] : [],
  ),
);

test('[AWARD-08] every letter of the table is one that the server writes', () => {
  const byTable = new Set(['award-confirmed', 'award-denied', 'grace-extended']);
  const all = sourcesIn(server).join('\n');
  for (const kind of cases([...told])) {
    // Those of installments and of guests are named by what became of them, decisions by what was decided about.
    const name = kind
      .replace(/^installment-(paid|failed|returned)$/, '$1')
      .replace(/^guest-request-/, '')
      .replace(/^(refund|cancellation|upgrade)-decided$/, '$1');
    expect([kind, byTable.has(kind) || all.includes(`'${name}'`)]).toEqual([kind, true]);
  }
});

test('[AWARD-08] every letter that is written after the sale has its row in the table', () => {
  const letters = sourcesIn(join(server, 'after-sale')).join('\n');
  const kinds = [...letters.matchAll(/\bkind: '([a-z]+(?:-[a-z]+)+)',\n\s+subject:/g)].map(
    ([, kind]) => kind!,
  );
  for (const kind of cases(kinds)) expect([kind, told.has(kind)]).toEqual([kind, true]);
});
