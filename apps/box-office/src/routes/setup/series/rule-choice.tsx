import type { SeriesField } from '@stagedoor/descriptions/series/series-fields';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { hintOf } from '../drafting/typed-fields.tsx';
import type { SeriesEditor } from './use-series-editor.ts';

type Choice = string | number | boolean | null;

interface RuleChoiceProps {
  editor: SeriesEditor;
  field: SeriesField;
  label: string;
  hint?: string;
  choices: readonly (readonly [value: Choice, said: string])[];
}

/** One of some answers; a select knows texts alone, so each stands there by its place. */
export function RuleChoice({ editor, field, label, hint, choices }: RuleChoiceProps) {
  const chosen = choices.findIndex(([value]) => value === (editor.sheet[field] ?? null));
  return (
    <Field label={label} hint={hintOf(editor, field, hint)} error={editor.problem(field)}>
      <Select
        value={chosen}
        disabled={!editor.mayChange || editor.isLocked(field)}
        onChange={({ target }) => editor.type([field, choices[Number(target.value)]?.[0] ?? null])}
      >
        {choices.map(([value, said], index) => (
          <option key={String(value)} value={index}>
            {said}
          </option>
        ))}
      </Select>
    </Field>
  );
}
