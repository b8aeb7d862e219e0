import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import type { Notice } from './notice.ts';
import { WrittenText } from './written-text.tsx';

interface NoticeFieldsProps {
  notice: Notice;
  mayChange: boolean;
  onChange: (part: Partial<Notice>) => void;
}

const kinds = { information: 'Information', news: 'News', warning: 'Warning', critical: 'Urgent' };
const behaviors = {
  '': 'Stands there',
  closeable: 'Can be closed',
  collapsible: 'Can be folded',
  popup: 'Comes up by itself',
};
const zones = { top: 'Above the page', bottom: 'Below the page' };
const pages = {
  global: 'Everywhere',
  'event-list': 'List of events',
  'event-details': 'An event',
  login: 'Sign-in',
};

export function NoticeFields({ notice, mayChange, onChange }: NoticeFieldsProps) {
  return (
    <Stack gap={16}>
      <Field label="Title">
        <TextInput
          value={notice.title}
          readOnly={!mayChange}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <InLanguages text={notice.title} label="Title" />
      <WrittenText html={notice.body} mayChange={mayChange} onChange={(body) => onChange({ body })} />
      <Field label="Where its title leads" optional>
        <TextInput
          value={notice.link ?? ''}
          readOnly={!mayChange}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          onChange={({ target }) => onChange({ link: target.value.trim() || null })}
        />
      </Field>
      <Choice
        label="Kind"
        choices={kinds}
        value={notice.type}
        mayChange={mayChange}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label="What it does"
        choices={behaviors}
        value={notice.behavior ?? ''}
        mayChange={mayChange}
        onChange={(behavior) => onChange({ behavior: behavior || null })}
      />
      <Choice
        label="Where"
        choices={zones}
        value={notice.zone}
        mayChange={mayChange}
        onChange={(zone) => onChange({ zone })}
      />
      <Pages notice={notice} mayChange={mayChange} onChange={onChange} />
      <Field label="Shown from" hint="In your own time zone; left empty, at once." optional>
        <TextInput
          type="datetime-local"
          value={localOf(notice.from)}
          readOnly={!mayChange}
          onChange={({ target }) =>
            onChange({ from: target.value === '' ? null : new Date(target.value).toISOString() })
          }
        />
      </Field>
    </Stack>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as the browser's own field wants it, to the minute. */
function localOf(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

function Pages({ notice, mayChange, onChange }: NoticeFieldsProps) {
  const turn = (page: string, isOn: boolean) =>
    onChange({
      pages: Object.keys(pages).filter((each) => (each === page ? isOn : notice.pages.includes(each))),
    });
  return (
    <fieldset>
      <legend>On which pages</legend>
      {Object.entries(pages).map(([page, name]) => (
        <Checkbox
          key={page}
          checked={notice.pages.includes(page)}
          disabled={!mayChange}
          onChange={({ target }) => turn(page, target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  choices: Readonly<Record<string, string>>;
  value: string;
  mayChange: boolean;
  onChange: (value: string) => void;
}

const Choice = ({ label, choices, value, mayChange, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} disabled={!mayChange} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);
