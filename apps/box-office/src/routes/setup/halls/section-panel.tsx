import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { rowNames } from '@stagedoor/rules/halls/row-names';
import { numberings } from '@stagedoor/rules/halls/seat-numbers';
import type { HallSection } from '@stagedoor/rules/halls/hall-plan';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { TextInput } from '@stagedoor/ui/text-input';
import styles from './panels.module.css';
import type { HallEditor } from './use-hall-editor.ts';

interface FieldsProps {
  section: HallSection;
  set: (part: Partial<HallSection>, about: keyof HallSection) => void;
}

/** What is looked at, by its rule. */
export function SectionPanel({ editor }: { editor: HallEditor }) {
  const written = editor.written.find(({ name }) => name === editor.chosen);
  if (!written)
    return (
      <Panel title={words.noSection}>
        <p className={styles.quiet}>{words.chooseOne}</p>
      </Panel>
    );
  const { rule, seats, name } = written;
  const set: FieldsProps['set'] = (part, about) =>
    editor.change(name, (section) => ({ ...section, ...part }), `${about} of a section`);
  return (
    <Panel
      title={words.section(name)}
      aside={<span className={styles.quiet}>{counted(seats.length, 'seat')}</span>}
      foot={
        <div className={styles.foot}>
          {rule && (
            <Button look="lined" size="s" onClick={editor.again}>
              {words.again}
            </Button>
          )}
          <Button look="lined" size="s" onClick={editor.remove}>
            {rule ? words.remove : words.dropListed}
          </Button>
        </div>
      }
    >
      {rule ? (
        <div className={styles.fields}>
          <Words section={rule} name="name" label={words.sectionName} set={set} wide />
          {rule.capacity === null ? (
            <RuleFields section={rule} set={set} />
          ) : (
            <Whole section={rule} name="capacity" label={words.places} set={set} least={1} most={100_000} />
          )}
          <Whole section={rule} name="x" label={words.across} set={set} least={0} most={10_000} />
          <Whole section={rule} name="y" label={words.down} set={set} least={0} most={10_000} />
        </div>
      ) : (
        <p className={styles.quiet}>{words.listed}</p>
      )}
    </Panel>
  );
}

function RuleFields({ section, set }: FieldsProps) {
  const rows = section.rows === null ? undefined : rowNames(section.rows);
  return (
    <>
      <Words
        section={section}
        name="rows"
        label={words.rowsField}
        set={set}
        hint={rows && words.rowsHint(rows.length)}
        error={rows ? undefined : words.rowsBad}
      />
      <Whole section={section} name="seats" label={words.seatsField} set={set} least={1} most={500} />
      <Shape section={section} set={set} />
      <Field label={words.numbers}>
        <Select
          value={section.numbers}
          onChange={({ target: { value } }) =>
            isOneOf(numberings, value) && set({ numbers: value }, 'numbers')
          }
        >
          {numberings.map((each) => (
            <option key={each} value={each}>
              {words.numbering[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Whole section={section} name="first" label={words.first} set={set} least={0} most={9999} />
      <Words section={section} name="aisles" label={words.aisles} set={set} />
      <Words section={section} name="gaps" label={words.gaps} set={set} hint={words.gapsHint} />
      <Whole section={section} name="seatWidth" label={words.seatWidth} set={set} least={30} most={300} />
      <Whole section={section} name="rowDepth" label={words.rowDepth} set={set} least={30} most={500} />
      <Whole section={section} name="turn" label={words.turn} set={set} least={-180} most={180} />
    </>
  );
}

function Shape({ section, set }: FieldsProps) {
  return (
    <>
      <div role="group" aria-label={words.shape} className={styles.shape}>
        <button type="button" aria-pressed={section.curve === 0} onClick={() => set({ curve: 0 }, 'curve')}>
          {words.straight}
        </button>
        <button type="button" aria-pressed={section.curve > 0} onClick={() => set({ curve: 9 }, 'curve')}>
          {words.curved}
        </button>
      </div>
      {section.curve > 0 && (
        <label className={styles.slider}>
          {words.curve}
          <input
            type="range"
            min={1}
            max={90}
            value={section.curve}
            onChange={(event) => set({ curve: Number(event.target.value) }, 'curve')}
          />
          <output>{section.curve}°</output>
        </label>
      )}
    </>
  );
}

type WordKey = 'name' | 'rows' | 'aisles' | 'gaps';
type WholeKey = 'x' | 'y' | 'turn' | 'seatWidth' | 'rowDepth' | 'seats' | 'first' | 'capacity';

function Words({
  section,
  name,
  label,
  set,
  hint,
  error,
  wide,
}: FieldsProps & {
  name: WordKey;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  wide?: boolean;
}) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          value={section[name] ?? ''}
          maxLength={name === 'name' ? 100 : 500}
          onChange={({ target: { value } }) => set({ [name]: name === 'name' ? value : value || null }, name)}
        />
      </Field>
    </div>
  );
}

/** A number beyond its bounds is not drawn. */
function Whole({
  section,
  name,
  label,
  set,
  least,
  most,
}: FieldsProps & { name: WholeKey; label: string; least: number; most: number }) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        min={least}
        max={most}
        value={section[name] ?? ''}
        onChange={({ target: { value, valueAsNumber } }) => {
          if (
            value !== '' &&
            Number.isInteger(valueAsNumber) &&
            valueAsNumber >= least &&
            valueAsNumber <= most
          )
            set({ [name]: valueAsNumber }, name);
        }}
      />
    </Field>
  );
}
