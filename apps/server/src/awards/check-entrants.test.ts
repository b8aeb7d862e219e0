import { expect, test } from 'vitest';
import { checkEntrants } from './check-entrants.ts';
import type { EligibleEntrant } from './eligible-entrants.ts';

const days = ['2026-12-20', '2027-01-15', '2027-03-15'];

const entrant = (
  number: string,
  expirations: string[],
  ineligible: EligibleEntrant['ineligible'] = null,
) => ({
  requestId: 1,
  number,
  userId: 1,
  street: '',
  zip: '',
  lines: [],
  priority: null,
  cardIds: [],
  expirations,
  ineligible,
});

async function* pagesOf(...pages: EligibleEntrant[][]): AsyncGenerator<EligibleEntrant[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

test('[DRAW-02] before the freezing those without a card are counted apart from those whose card ends too soon', async () => {
  const check = await checkEntrants(
    pagesOf(
      [
        entrant('1', ['2027-03', '2027-03', '2027-03']),
        entrant('2', ['2027-02', '2027-02', '2027-02']),
        entrant('3', [], 'no-card'),
      ],
      [entrant('4', ['2026-10'], 'card-expired'), entrant('5', ['2026-11'])],
    ),
    days,
  );
  expect(check).toEqual({
    entries: 5,
    notChargeable: 2,
    notChargeableNumbers: ['3', '4'],
    endsTooSoon: 1,
    endsTooSoonNumbers: ['2'],
  });
});

test('[DRAW-02] of many that no card stands behind the first are named, and all are counted', async () => {
  const many = Array.from({ length: 45 }, (_, at) => entrant(String(at), [], 'no-card'));
  const check = await checkEntrants(pagesOf(many), days);
  expect(check.notChargeable).toBe(45);
  expect(check.notChargeableNumbers).toHaveLength(20);
});
