import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';

interface CourierSelectProps {
  id: string;
  couriers: readonly { code: string; name: string }[];
  /** Empty where the number says it. */
  value: string;
  onChange: (code: string) => void;
}

export function CourierSelect({ id, couriers, value, onChange }: CourierSelectProps) {
  return (
    <Field id={id} label="Courier" optional hint="Only where the number does not say it">
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">As the number says</option>
        {couriers.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
