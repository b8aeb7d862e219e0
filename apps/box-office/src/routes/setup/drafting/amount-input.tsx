import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { currencyFacts, unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { TextInput } from '@stagedoor/ui/text-input';

interface AmountInputProps {
  label: string;
  cents: number | null;
  currency: Currency;
  mayChange: boolean;
  isWrong?: boolean;
  className?: string | undefined;
  onChange: (cents: number | null) => void;
}

const amountIn = (currency: Currency): RegExp => {
  const { decimals } = currencyFacts(currency);
  return new RegExp(`^\\d{1,6}${decimals > 0 ? `(?:\\.\\d{0,${decimals}})?` : ''}$`);
};

/** By the draft's own undo: the field says what it is then. */
const isTakenBack = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y');

/** An amount in a row of a table. While it is typed it stays as it is typed; it follows what others set otherwise. */
export function AmountInput(props: AmountInputProps) {
  const { label, cents, currency, mayChange, isWrong, className, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const shown = cents === null ? '' : plainMoney(cents, currency);
  const amount = amountIn(currency);
  const type = (text: string) => {
    setTyped(text);
    if (text === '') onChange(null);
    else if (amount.test(text)) onChange(Math.round(Number(text) * unitsOf(currency)));
  };
  const isNone = typed !== undefined && typed !== '' && !amount.test(typed);
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      className={className}
      value={typed ?? shown}
      readOnly={!mayChange}
      aria-invalid={isWrong || isNone || undefined}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(undefined)}
      onKeyDown={(event) => isTakenBack(event) && setTyped(undefined)}
      onChange={({ target }) => type(target.value.trim())}
    />
  );
}
