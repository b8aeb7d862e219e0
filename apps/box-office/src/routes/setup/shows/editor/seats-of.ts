import { levelField } from '@stagedoor/descriptions/shows/show-fields';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { ShowEditor } from './use-show-editor.ts';

type Seated = Pick<ShowEditor, 'draft' | 'sheet'>;

/** How many seats a plan gives to a level; undefined where it has places without numbers, which are typed. */
export function seatsOf({ draft, sheet }: Seated, levelKey: string): number | 'as earlier' | undefined {
  const plan = recordOf(sheet['plan']);
  const hall = draft.choices.halls.find(({ id }) => id === plan['hall']);
  const paint = Array.isArray(plan['paint']) ? plan['paint'].map(recordOf) : [];
  const over = new Set(paint.filter(({ level }) => level === levelKey).map((each) => each['over']));
  const counts = hall?.levels.filter(({ name }) => over.has(name)).map(({ seats }) => seats) ?? [];
  if (counts.length > 0) return counts.reduce((sum, count) => sum + count, 0);
  const level = recordOf(sheet[levelField(levelKey)]);
  if (level['capacity'] !== null) return undefined;
  const taken = draft.taken.find((each) => each.level === levelKey)?.seats;
  if (taken) return taken;
  return sheet['seatsLike'] && level['like'] ? 'as earlier' : undefined;
}
