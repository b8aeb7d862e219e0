import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formatPhoneTyped } from '@stagedoor/rules/phone-typing';
import { TextField } from '../form/text-field.tsx';
import type { AddressForm } from './use-address-form.ts';

/** Formats while it is typed; the caret stays behind the digit it stood behind. */
export function PhoneField({ form }: { form: AddressForm }) {
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
      hint={addressMessages.phoneHint}
      type="tel"
      autoComplete="tel-national"
      onChange={type}
    />
  );
}
