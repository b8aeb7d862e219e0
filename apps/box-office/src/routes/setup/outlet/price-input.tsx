import { useState } from 'react';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';

interface PriceInputProps {
  cents: number | null;
  mayChange: boolean;
  onChange: (cents: number | null) => void;
}

const PRICE = /^\d{1,6}(?:\.\d{1,2})?$/;
const inDollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** An amount as people type it; what is none stays in the field and changes nothing. */
export function PriceInput({ cents, mayChange, onChange }: PriceInputProps) {
  const [typed, setTyped] = useState(() => inDollars(cents));
  const isAmount = typed === '' || PRICE.test(typed);
  const type = (text: string) => {
    setTyped(text);
    if (text === '') onChange(null);
    else if (PRICE.test(text)) onChange(Math.round(Number(text) * 100));
  };
  return (
    <Field
      label="Price in dollars"
      optional
      hint="Left empty, it is free."
      error={isAmount ? undefined : 'Please type an amount such as 12 or 12.50'}
    >
      <TextInput
        value={typed}
        readOnly={!mayChange}
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => type(event.target.value.trim())}
      />
    </Field>
  );
}
