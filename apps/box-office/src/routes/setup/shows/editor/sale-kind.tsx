import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import styles from './show-editor.module.css';
import { TypedText } from '../../drafting/typed-fields.tsx';
import { WaitingListField } from './waiting-list-field.tsx';
import type { ShowEditor } from './use-show-editor.ts';

const kinds = {
  instant: ['At once', 'First come; held while they pay'],
  request: ['By request', 'In a series, by the draw'],
  external: ['Elsewhere', 'A link to another shop'],
  guests: ['Guests', 'By invitation only'],
} as const;

/** The choice changes the fields below it and nothing else. */
export function SaleKind({ editor }: { editor: ShowEditor }) {
  const { draft, sheet, mayChange } = editor;
  const sale = textIn(sheet, 'sale');
  const chosen = draft.isGuestList ? 'guests' : sale;
  return (
    <Panel title={words.howSold}>
      <Stack gap={16}>
        <div className={styles.kinds}>
          <RadioGroup
            legend={words.howSold}
            hideLegend
            value={chosen}
            disabled={!mayChange}
            error={editor.problem('sale')}
            onChange={(kind) =>
              editor.type(
                ['sale', kind],
                ['series', kind === 'request' ? sheet['series'] : null],
                ['waitingList', kind === 'instant' ? sheet['waitingList'] : null],
                ['returnFee', kind === 'instant' ? sheet['returnFee'] : null],
              )
            }
          >
            {(['instant', 'request', 'external', 'guests'] as const).map((kind) => {
              const [title, description] = kinds[kind];
              const isOpen = draft.isGuestList === (kind === 'guests');
              return (
                <RadioCard
                  key={kind}
                  value={kind}
                  title={title}
                  description={!isOpen && kind === 'guests' ? words.guestsOnly : description}
                  disabled={!isOpen}
                />
              );
            })}
          </RadioGroup>
        </div>
        {sale === 'request' && !draft.isGuestList && <SeriesField editor={editor} />}
        {sale === 'instant' && !draft.isGuestList && <WaitingListField editor={editor} />}
        {sale === 'external' && (
          <TypedText editor={editor} field="externalSalesUrl" label={words.otherShop} type="url" />
        )}
      </Stack>
    </Panel>
  );
}

const SeriesField = ({ editor: { draft, sheet, mayChange, type, problem } }: { editor: ShowEditor }) => (
  <Field label={words.series} error={problem('series')}>
    <Select
      value={typeof sheet['series'] === 'number' ? sheet['series'] : ''}
      disabled={!mayChange}
      onChange={({ target }) => type(['series', Number(target.value) || null])}
    >
      <option value="">{words.chooseSeries}</option>
      {draft.choices.series.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);
