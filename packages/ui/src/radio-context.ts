// What a radio group tells the radios inside it.
import { createContext, use } from 'react';
import { useEarlyChoice } from './use-early-choice.ts';

export interface RadioChoice {
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  disabled: boolean;
}

export const RadioContext = createContext<RadioChoice | null>(null);

/** The properties of one radio button of the group around it. */
export function useRadio(value: string, disabled = false) {
  const group = use(RadioContext);
  if (!group) throw new Error('A radio stands inside a RadioGroup');
  const checked = group.value === value;
  const ref = useEarlyChoice<HTMLInputElement>((radio) => {
    if (checked || !radio.checked) return undefined;
    return () => {
      radio.checked = false;
      radio.click();
    };
  });
  return {
    ref,
    type: 'radio',
    name: group.name,
    value,
    checked,
    disabled: disabled || group.disabled,
    onChange: () => group.onChange(value),
  } as const;
}
