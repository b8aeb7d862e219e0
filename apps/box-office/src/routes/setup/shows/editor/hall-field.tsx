import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { newLevel } from '@stagedoor/descriptions/shows/new-sheet';
import { itemsIn, levelField, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowField } from '@stagedoor/descriptions/shows/show-fields';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { TypedCheck } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

type Hall = ShowEditor['draft']['choices']['halls'][number];

/** Levels of the hall become levels of the show: those of the same name are painted, the others are added. */
function soldBy({ sheet }: ShowEditor, hall: Hall): (readonly [ShowField, unknown])[] {
  const items = itemsIn(sheet);
  const [tickets] = items;
  const keys = tickets?.levels ?? [];
  const named = keys.filter((key) => textIn(levelIn(sheet, key), 'name') !== '');
  const keyOf = (name: string) =>
    named.find((key) => textIn(levelIn(sheet, key), 'name').toLowerCase() === name.toLowerCase());
  const rows = hall.levels.map(({ name }, index) => {
    const known = keyOf(name);
    return {
      name,
      key: known ?? `h${index + 1}`,
      level: known ? levelIn(sheet, known) : { ...newLevel, name },
    };
  });
  const added = rows.map(({ key }) => key).filter((key) => !named.includes(key));
  return [
    ...rows.map(({ key, level }) => [levelField(key), { ...level, capacity: null }] as const),
    ['items', items.map((item) => (item === tickets ? { ...item, levels: [...named, ...added] } : item))],
    [
      'plan',
      {
        hall: hall.id,
        version: hall.version,
        paint: rows.map(({ key, name }) => ({
          level: key,
          over: name,
          section: null,
          rows: null,
          seats: null,
        })),
      },
    ],
  ];
}

/** By which plan of which hall it is sold; where the venue has one. */
export function HallField({ editor }: { editor: ShowEditor }) {
  const { draft, sheet, mayChange } = editor;
  const halls = draft.choices.halls.filter(({ venueId }) => venueId === sheet['venue']);
  const chosen = recordOf(sheet['plan'])['hall'];
  if (halls.length === 0) return null;
  const choose = (id: string) => {
    const hall = halls.find((each) => String(each.id) === id);
    if (hall) editor.type(...soldBy(editor, hall));
    else editor.type(['plan', null]);
  };
  return (
    <>
      <Field label={words.hall} error={editor.problem('plan')}>
        <Select
          value={typeof chosen === 'number' ? chosen : ''}
          disabled={!mayChange}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.noHall}</option>
          {halls.map(({ id, name, version }) => (
            <option key={id} value={id}>
              {words.plan(name, version)}
            </option>
          ))}
        </Select>
      </Field>
      {typeof chosen === 'number' && (
        <TypedCheck editor={editor} field="chooseSeats" label={words.chooseSeats} />
      )}
    </>
  );
}
