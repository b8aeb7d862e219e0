// PROG-03: what publishing a show changes, in words and numbers, for whoever is about to do it.
import { textIn } from '../drafts/sheet.ts';
import type { Sheet } from '../drafts/sheet.ts';
import type { ToldChange } from '../drafts/told-change.ts';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { showChangeWords as words } from '@stagedoor/rules/messages/show-changes';
import { isSameValue } from '@stagedoor/rules/setup/draft-fields';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { itemsIn, levelIn, levelKeyIn } from './show-fields.ts';

export interface TakenOfLevel {
  sold: number;
  carts: number;
}

interface Telling {
  currency: Currency;
  taken: ReadonlyMap<string, TakenOfLevel>;
  venueName: (venue: unknown) => string;
}

type Level = Readonly<Record<string, unknown>>;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What a buyer pays before tax. */
export const buyerPays = (level: Level): number => {
  const fees = Array.isArray(level['fees']) ? level['fees'] : [];
  return (
    numberIn(level['price']) + fees.reduce<number>((sum, fee) => sum + numberIn(recordOf(fee)['value']), 0)
  );
};

const nobody: TakenOfLevel = { sold: 0, carts: 0 };

function levelChanges(key: string, before: Level, after: Level, { currency, taken }: Telling): ToldChange[] {
  const name = textIn(after, 'name');
  const counts = taken.get(key) ?? nobody;
  const [was, is] = [buyerPays(before), buyerPays(after)];
  const told: ToldChange[] = [];
  if (was !== is)
    told.push({
      kind: 'money',
      what: words.costs(name, formatMoney(is, currency), formatMoney(was, currency)),
      detail: words.keepPrice(counts),
    });
  else if (!isSameValue(before['fees'], after['fees']) || before['price'] !== after['price'])
    told.push({ kind: 'money', what: words.splitOtherwise(name) });
  if (before['capacity'] !== after['capacity'])
    told.push({
      kind: 'stock',
      what: words.capacity(name, before['capacity'], after['capacity']),
      detail: words.takenOf(counts),
    });
  if (before['name'] !== after['name'])
    told.push({ kind: 'text', what: words.renamed(textIn(before, 'name'), name) });
  const rest = [
    'limit',
    'minimum',
    'multiple',
    'taxPercent',
    'status',
    'from',
    'until',
    'optOut',
    'alternate',
  ];
  const others = rest.filter((part) => !isSameValue(before[part], after[part]));
  if (others.length > 0) told.push({ kind: 'text', what: words.levelOtherwise(name, others) });
  return told;
}

const keysIn = (sheet: Sheet): string[] => itemsIn(sheet).flatMap(({ levels }) => [...levels]);

function levelsChanged(before: Sheet, after: Sheet, telling: Telling): ToldChange[] {
  const [former, now] = [new Set(keysIn(before)), new Set(keysIn(after))];
  const name = (sheet: Sheet, key: string) => textIn(levelIn(sheet, key), 'name');
  return [
    ...[...now].flatMap((key) =>
      former.has(key)
        ? levelChanges(key, levelIn(before, key), levelIn(after, key), telling)
        : [
            {
              kind: 'money' as const,
              what: words.newLevel(
                name(after, key),
                formatMoney(buyerPays(levelIn(after, key)), telling.currency),
              ),
            },
          ],
    ),
    ...[...former]
      .filter((key) => !now.has(key))
      .map((key) => ({ kind: 'stock' as const, what: words.goneLevel(name(before, key)) })),
  ];
}

const timeFields = new Set(['day', 'begins', 'doors', 'from', 'until', 'publicFrom']);

function fieldChanges(before: Sheet, after: Sheet, { venueName }: Telling): ToldChange[] {
  return Object.keys(after).flatMap((field): ToldChange[] => {
    if (levelKeyIn(field) !== undefined || isSameValue(before[field], after[field])) return [];
    if (field === 'items')
      return isSameValue(keysIn(before), keysIn(after))
        ? [{ kind: 'text', what: words.otherwise(field) }]
        : [];
    if (timeFields.has(field))
      return [{ kind: 'time', what: words.time(field, after[field], before[field]) }];
    if (field === 'venue')
      return [{ kind: 'time', what: words.venue(venueName(after[field]), venueName(before[field])) }];
    return [{ kind: 'text', what: words.field(field, after[field], before[field]) }];
  });
}

/** Of a show that is public already. */
export const tellShow = (before: Sheet, after: Sheet, telling: Telling): ToldChange[] => [
  ...levelsChanged(before, after, telling),
  ...fieldChanges(before, after, telling),
];

/** Of a show that was not there before. */
export function tellNewShow(sheet: Sheet, { currency, venueName }: Telling): ToldChange[] {
  const levels = keysIn(sheet).map((key) => levelIn(sheet, key));
  const prices = levels.map(buyerPays);
  const told: ToldChange[] = [
    { kind: 'time', what: words.newShow(sheet['day'], sheet['begins'], venueName(sheet['venue'])) },
  ];
  if (levels.length > 0)
    told.push({
      kind: 'money',
      what: words.newLevels(
        levels.map((level) => textIn(level, 'name')),
        formatMoney(Math.min(...prices), currency),
        formatMoney(Math.max(...prices), currency),
      ),
    });
  if (sheet['sale'] === 'instant') told.push({ kind: 'time', what: words.onSale(sheet['from']) });
  return told;
}
