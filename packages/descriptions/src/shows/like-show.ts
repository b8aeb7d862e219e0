// PROG-07: a show like an earlier one: everything but its dates and what was sold.
import type { Sheet, TypedValue } from '../drafts/sheet.ts';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { isShowField, itemsIn, levelField, levelIn, levelKeyIn } from './show-fields.ts';

/** Days belong to the evening; what is listed or put away is about the earlier one. */
const left = new Set([
  'day',
  'from',
  'until',
  'publicFrom',
  'ticketDay',
  'active',
  'plan',
  'seatsLike',
  'items',
]);

/** A window for refunds opens for an evening, not for the next one. */
const closed = (refunds: unknown): unknown =>
  refunds === null ? null : { ...recordOf(refunds), windowOpen: false };

function copiedLevel(level: Readonly<Record<string, unknown>>, like: number) {
  const { from: _from, until: _until, ...facts } = level;
  return { ...facts, like };
}

export function likeShow(sheet: Sheet, eventId: number, hasSeats: boolean): TypedValue[] {
  const items = itemsIn(sheet);
  const keys = new Map(items.flatMap(({ levels }) => levels).map((key, index) => [key, `n${index + 1}`]));
  const plain = Object.entries(sheet).flatMap(([field, value]): TypedValue[] =>
    left.has(field) || levelKeyIn(field) !== undefined || !isShowField(field)
      ? []
      : [{ field, value: field === 'refunds' ? closed(value) : value }],
  );
  const plan = recordOf(sheet['plan']);
  const paint = Array.isArray(plan['paint']) ? plan['paint'].map(recordOf) : [];
  return [
    ...plain,
    {
      field: 'items',
      value: items.map((item, index) => ({
        ...item,
        key: `i${index + 1}`,
        levels: item.levels.map((key) => keys.get(key)),
      })),
    },
    ...[...keys].map(([key, copy]) => ({
      field: levelField(copy),
      value: copiedLevel(levelIn(sheet, key), Number(key)),
    })),
    {
      field: 'plan',
      value: sheet['plan'] && {
        ...plan,
        paint: paint.map((each) => ({ ...each, level: keys.get(String(each['level'])) })),
      },
    },
    { field: 'seatsLike', value: hasSeats ? eventId : null },
  ];
}
