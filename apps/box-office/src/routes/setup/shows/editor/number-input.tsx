import { TextInput } from '@stagedoor/ui/text-input';

interface NumberInputProps {
  label: string;
  value: number | null;
  mayChange: boolean;
  isWrong?: boolean;
  onChange: (value: number | null) => void;
}

/** A whole number in a row of a table. */
export const NumberInput = ({ label, value, mayChange, isWrong, onChange }: NumberInputProps) => (
  <TextInput
    aria-label={label}
    type="number"
    inputMode="numeric"
    min={1}
    value={value ?? ''}
    readOnly={!mayChange}
    aria-invalid={isWrong || undefined}
    onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
  />
);
