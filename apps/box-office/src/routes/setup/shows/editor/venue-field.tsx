import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { sellerChoices } from '@stagedoor/rules/setup/seller-choices';
import { typingZone } from '@stagedoor/rules/time/venue-clock';
import { zoneWord } from '@stagedoor/rules/time/zone-words';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Select } from '@stagedoor/ui/select';
import { TextInput } from '@stagedoor/ui/text-input';
import { hintOf } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

const NEW = 'new';

export function zoneOf({ draft, sheet }: Pick<ShowEditor, 'draft' | 'sheet'>): string {
  const known = draft.choices.venues.find(({ id }) => id === sheet['venue']);
  return typingZone(known?.zone ?? textIn(recordOf(sheet['venue']), 'timeZone'), draft.zone);
}

export function VenueField({ editor }: { editor: ShowEditor }) {
  const { draft, sheet, mayChange } = editor;
  const { venues } = draft.choices;
  const venue = sheet['venue'];
  const isNew = typeof venue === 'object' && venue !== null;
  return (
    <Field
      label={words.venue}
      hint={hintOf(editor, 'venue', words.byClock(zoneWord(zoneOf(editor))))}
      error={editor.problem('venue')}
    >
      <Select
        value={isNew ? NEW : typeof venue === 'number' ? venue : ''}
        disabled={!mayChange}
        onChange={({ target }) =>
          editor.type([
            'venue',
            target.value === NEW
              ? { name: '', city: '', state: '', timeZone: draft.zone }
              : Number(target.value) || null,
          ])
        }
      >
        <option value="">{words.chooseVenue}</option>
        {venues.map(({ id, name, city, state }) => (
          <option key={id} value={id}>
            {name}, {city} {state}
          </option>
        ))}
        <option value={NEW}>{words.newVenue}</option>
      </Select>
    </Field>
  );
}

const parts = [
  ['name', words.venueName],
  ['city', words.city],
  ['state', words.venueState],
] as const;

/** What is asked of a venue that nobody knows yet. */
export function NewVenue({ editor }: { editor: ShowEditor }) {
  const typed = editor.sheet['venue'];
  if (typeof typed !== 'object' || typed === null) return null;
  const venue = recordOf(typed);
  const type = (part: string, value: string) => editor.type(['venue', { ...venue, [part]: value }]);
  return (
    <>
      <FieldRow>
        {parts.map(([part, label]) => (
          <Field key={part} label={label}>
            <TextInput value={textIn(venue, part)} onChange={({ target }) => type(part, target.value)} />
          </Field>
        ))}
      </FieldRow>
      <Field label={words.venueZone}>
        <Select value={textIn(venue, 'timeZone')} onChange={({ target }) => type('timeZone', target.value)}>
          {sellerChoices.timeZone.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
