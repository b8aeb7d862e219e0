import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { itemsIn, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { feesOf } from './level-money.ts';
import { seatsOf } from './seats-of.ts';
import type { ShowEditor } from './use-show-editor.ts';

type Typed = Pick<ShowEditor, 'draft' | 'sheet' | 'problem'>;

/** How many tickets there will be, and by which plan; nothing while a level does not say. */
function placesLine({ draft, sheet }: Typed): string | undefined {
  const keys = itemsIn(sheet)
    .filter((item) => item['addOn'] !== true)
    .flatMap(({ levels }) => levels);
  const counts = keys.map((key) => seatsOf({ draft, sheet }, key) ?? levelIn(sheet, key)['capacity']);
  if (keys.length === 0 || !counts.every((count) => typeof count === 'number')) return undefined;
  const many = counts.reduce((sum, count) => sum + count, 0);
  const hall = draft.choices.halls.find(({ id }) => id === recordOf(sheet['plan'])['hall']);
  return hall ? words.holdsSeats(many, hall.name) : words.holdsPlaces(many, keys.length);
}

function moneyLine({ sheet }: Typed): string | undefined {
  const percent = sheet['taxPercent'];
  const levels = itemsIn(sheet).flatMap((item) => item.levels.map((key) => levelIn(sheet, key)));
  if (levels.length === 0 || !levels.every(({ price }) => typeof price === 'number')) return undefined;
  return words.holdsMoney(
    levels.some((level) => feesOf(level) > 0),
    typeof percent === 'number' ? percent : 0,
  );
}

/** What of a show is settled, in its own words; what is not stands among the problems. */
export function whatHolds(editor: Typed): string[] {
  const { sheet, problem } = editor;
  const [day, begins] = [textIn(sheet, 'day'), textIn(sheet, 'begins')];
  const hasEvening = day !== '' && begins !== '' && !problem('day') && !problem('begins');
  return [
    hasEvening ? words.holdsEvening(typedTimeText(`${day} ${begins}`)) : undefined,
    sheet['sale'] === 'external' || problem('items') ? undefined : placesLine(editor),
    sheet['sale'] === 'external' || problem('items') ? undefined : moneyLine(editor),
  ].filter((line) => line !== undefined);
}
