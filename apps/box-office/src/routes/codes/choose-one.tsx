import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';

interface ChooseOneProps<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, words: string])[];
  onChoose: (value: V) => void;
}

/** A select that knows what it may be. */
export function ChooseOne<V extends string>({ label, value, options, onChoose }: ChooseOneProps<V>) {
  return (
    <Field label={label}>
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([known]) => known === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([known, words]) => (
          <option key={known} value={known}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
