import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { TypedCheck, TypedText, hintOf } from '../drafting/typed-fields.tsx';
import { RuleChoice } from './rule-choice.tsx';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

/** What it is called, and which tour it belongs to. */
export const NamePanel = ({ editor }: { editor: SeriesEditor }) => (
  <Panel title={words.theSeries}>
    <Stack gap={16}>
      <div className={styles.two}>
        <TypedText editor={editor} field="name" label={words.name} spoken />
        <TourField editor={editor} />
      </div>
      <Stack gap={8}>
        <TypedCheck editor={editor} field="showName" label={words.showName} />
        {!editor.draft.isGuestList && <TypedCheck editor={editor} field="priority" label={words.priority} />}
      </Stack>
    </Stack>
  </Panel>
);

/** How fans get their tickets. */
export function AskingPanel({ editor }: { editor: SeriesEditor }) {
  const { draft } = editor;
  const methods = draft.choices.delivery.map(({ id, name }) => [id, name] as const);
  return (
    <Panel title={words.asking}>
      <Stack gap={16}>
        <TypedCheck editor={editor} field="mobileDelivery" label={words.mobile} />
        <div className={styles.three}>
          <RuleChoice
            editor={editor}
            field="domesticDelivery"
            label={words.domestic}
            choices={[[null, words.fanChooses], ...methods]}
          />
          <RuleChoice
            editor={editor}
            field="internationalDelivery"
            label={words.abroad}
            choices={[[null, words.fanChooses], ...methods]}
          />
          <TypedText editor={editor} field="shipDay" label={words.shipDay} type="date" optional />
        </div>
        <TypedText editor={editor} field="shippingNote" label={words.shippingNote} long optional spoken />
        <TypedCheck editor={editor} field="addressChanges" label={words.addressChanges} />
      </Stack>
    </Panel>
  );
}

const NEW = 'new';

function TourField({ editor }: { editor: SeriesEditor }) {
  const { draft, sheet, mayChange, type, problem } = editor;
  const { tour } = sheet;
  const isNew = typeof tour === 'object' && tour !== null;
  const choose = (chosen: string) =>
    type(['tour', chosen === NEW ? { name: '' } : chosen === '' ? null : Number(chosen)]);
  return (
    <Stack gap={8}>
      <Field label={words.tour} hint={hintOf(editor, 'tour')} error={isNew ? undefined : problem('tour')}>
        <Select
          value={isNew ? NEW : typeof tour === 'number' ? tour : ''}
          disabled={!mayChange}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{words.noTour}</option>
          {draft.choices.tours.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NEW}>{words.newTour}</option>
        </Select>
      </Field>
      {isNew && (
        <Field label={words.tourName} error={problem('tour')}>
          <TextInput
            value={textIn(recordOf(tour), 'name')}
            maxLength={200}
            readOnly={!mayChange}
            onChange={({ target }) => type(['tour', { name: target.value }])}
          />
        </Field>
      )}
    </Stack>
  );
}
