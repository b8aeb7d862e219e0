import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { countryAbroad } from '@stagedoor/rules/addresses/countries-abroad';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formatPhoneTyped } from '@stagedoor/rules/addresses/phone-typing';
import { TextField } from './text-field.tsx';
import type { Form } from './use-form.ts';

interface PhoneFieldProps<V extends object> {
  form: Form<V>;
  hint?: string;
  /** Numbers of other countries stay as they are typed. */
  countryId?: number | null;
}

/** Formats while it is typed; the caret stays behind the digit it stood behind. */
export function PhoneField<V extends { phone: string }>(props: PhoneFieldProps<V>) {
  const { hint = addressMessages.phoneHint } = props;
  // Whatever else the form holds, it is the phone that is typed here.
  const form = props.form as unknown as Form<{ phone: string }>;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  const { phone } = form.values;

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    if (countryAbroad(props.countryId)) return form.change({ phone: value });
    const typed = formatPhoneTyped(value, selectionStart ?? value.length, phone);
    caret.current = typed.caret;
    form.change({ phone: typed.text });
  }

  return (
    <TextField
      ref={input}
      form={form}
      name="phone"
      label={fieldLabels.phone}
      hint={hint}
      type="tel"
      autoComplete="tel-national"
      onChange={type}
    />
  );
}
