import type { ChangeEvent } from 'react';
import { afterPress } from './after-press.ts';
import type { Form, NameOf } from './use-form.ts';

/** The names of the values that are text. */
export type TextNameOf<V> = {
  [Name in NameOf<V>]: V[Name] extends string | null | undefined ? Name : never;
}[NameOf<V>];

/** Ties a field and its control to the form's state. */
export function fieldOf<V extends object>(form: Form<V>, name: TextNameOf<V>) {
  return {
    field: { id: form.idOf(name), error: form.errors[name] },
    control: {
      name,
      value: (form.values[name] as string | null | undefined) ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        form.change({ [name]: event.target.value } as unknown as Partial<V>),
      onBlur: () => afterPress(() => form.leave(name)),
    },
  };
}
