import { Select } from './select.tsx';

export interface QuantitySelectProps {
  /** What is counted, for screen readers: `Quantity, Orchestra`. */
  label: string;
  /** Only the quantities that can be had; 0 removes. */
  values: readonly number[];
  value: number;
  onChange: (quantity: number) => void;
  id?: string;
  disabled?: boolean;
}

export function QuantitySelect({ label, values, value, onChange, id, disabled }: QuantitySelectProps) {
  return (
    <Select
      fit
      id={id}
      aria-label={label}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {values.map((quantity) => (
        <option key={quantity} value={quantity}>
          {quantity}
        </option>
      ))}
    </Select>
  );
}
