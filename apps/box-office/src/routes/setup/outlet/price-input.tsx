import { useState } from 'react';
import { currencyFacts, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { useCurrency } from '../../../parts/money/use-currency.ts';

interface PriceInputProps {
  cents: number | null;
  mayChange: boolean;
  onChange: (cents: number | null) => void;
}

const DIGITS = 6;

/** With as many digits behind the point as the currency has. */
const amountIn = (currency: Currency): RegExp => {
  const { decimals } = currencyFacts(currency);
  return new RegExp(`^\\d{1,${DIGITS}}${decimals > 0 ? `(?:\\.\\d{1,${decimals}})?` : ''}$`);
};

const exampleIn = (currency: Currency): string => {
  const whole = 12 * unitsOf(currency);
  const examples = [String(12), plainMoney(whole + unitsOf(currency) / 2, currency)];
  return currencyFacts(currency).decimals > 0 ? examples.join(' or ') : '1200';
};

/** An amount as people type it; what is none stays in the field and changes nothing. */
export function PriceInput({ cents, mayChange, onChange }: PriceInputProps) {
  const currency = useCurrency();
  const [typed, setTyped] = useState(() => (cents === null ? '' : plainMoney(cents, currency)));
  const amount = amountIn(currency);
  const isAmount = typed === '' || amount.test(typed);
  const type = (text: string) => {
    setTyped(text);
    if (text === '') onChange(null);
    else if (amount.test(text)) onChange(Math.round(Number(text) * unitsOf(currency)));
  };
  return (
    <Field
      label={`Price in ${currency === 'USD' ? 'dollars' : currency}`}
      optional
      hint="Left empty, it is free."
      error={isAmount ? undefined : `Please type an amount such as ${exampleIn(currency)}`}
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
