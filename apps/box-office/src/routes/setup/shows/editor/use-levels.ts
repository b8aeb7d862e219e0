import { newItem, newLevel } from '@stagedoor/descriptions/shows/new-sheet';
import { itemsIn, levelField, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowField } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { moved } from '@stagedoor/rules/values/moved';
import type { ShowEditor } from './use-show-editor.ts';

export type SheetLevel = Readonly<Record<string, unknown>>;
type Change = readonly [ShowField, unknown];

/** A key that no other level or item of the page has. */
const freeKey = (letter: string, taken: readonly string[]): string => {
  let number = taken.length + 1;
  while (taken.includes(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
};

/** The levels of a show, changed one by one: each is a field of its own, and so is their order. */
export function useLevels({ sheet, type }: ShowEditor) {
  const items = itemsIn(sheet);
  const keys = items.flatMap(({ levels }) => levels);
  const known = [...keys, ...Object.keys(sheet).flatMap((field) => field.split('.')[1] ?? [])];
  const add = (item: string, level: SheetLevel = newLevel): Change[] => {
    const key = freeKey('n', known);
    known.push(key);
    return [
      [levelField(key), level],
      ['items', items.map((each) => (each.key === item ? { ...each, levels: [...each.levels, key] } : each))],
    ];
  };
  return {
    items,
    level: (key: string): SheetLevel => levelIn(sheet, key),
    change: (key: string, part: SheetLevel) => type([levelField(key), { ...levelIn(sheet, key), ...part }]),
    /** What the level above it asks for besides its price, it asks for too. */
    add: (item: string) => {
      const above = items.find(({ key }) => key === item)?.levels.at(-1);
      const fees = above === undefined ? undefined : levelIn(sheet, above)['fees'];
      type(...add(item, { ...newLevel, ...(Array.isArray(fees) && { fees }) }));
    },
    addItem: () => {
      const key = freeKey(
        'i',
        items.map((item) => item.key),
      );
      const level = freeKey('n', known);
      const item = {
        key,
        ...newItem,
        name: words.addOnName,
        kind: words.addOnName,
        addOn: true,
        levels: [level],
      };
      type([levelField(level), newLevel], ['items', [...items, item]]);
    },
    rename: (key: string, name: string) =>
      type(['items', items.map((each) => (each.key === key ? { ...each, name } : each))]),
    /** An item without a level is none. */
    remove: (key: string) =>
      type([
        'items',
        items
          .map((item) => ({ ...item, levels: item.levels.filter((each) => each !== key) }))
          .filter(({ levels }) => levels.length > 0 || items.length === 1),
      ]),
    move: (item: string, from: number, to: number) =>
      type([
        'items',
        items.map((each) => (each.key === item ? { ...each, levels: moved(each.levels, from, to) } : each)),
      ]),
  };
}

export type Levels = ReturnType<typeof useLevels>;
