import type { ReactNode } from 'react';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Stack } from '@stagedoor/ui/stack';
import { TextArea } from '@stagedoor/ui/text-area';
import { TextInput } from '@stagedoor/ui/text-input';
import type { TextInputProps } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import type { FieldsEditor } from './use-draft-editor.ts';

interface TypedFieldProps<F extends string> {
  editor: FieldsEditor<F>;
  field: F;
  label: string;
  hint?: ReactNode;
}

/** Who else is at it stands beside what it is for. */
export function hintOf<F extends string>(
  { typedBy }: Pick<FieldsEditor<F>, 'typedBy'>,
  field: F,
  hint?: ReactNode,
): ReactNode {
  const by = typedBy(field);
  if (!by) return hint;
  return (
    <>
      {hint} Typed by {by}
    </>
  );
}

interface TypedTextProps<F extends string> extends TypedFieldProps<F> {
  optional?: boolean;
  long?: boolean;
  type?: TextInputProps['type'];
  list?: string;
  /** What stands in the control for a value, and what is typed for what is chosen there. */
  shown?: (value: string) => string;
  typed?: (shown: string) => string;
  /** Whoever comes to the page begins here. */
  isFirst?: boolean;
  /** Customers read it: it is said in the outlet's other languages, too. */
  spoken?: boolean;
}

const same = (text: string): string => text;
const begin = (control: HTMLInputElement | null) => control?.focus();

export function TypedText<F extends string>(props: TypedTextProps<F>) {
  const {
    editor,
    field,
    label,
    hint,
    optional,
    long,
    type,
    list,
    shown = same,
    typed = same,
    isFirst,
    spoken,
  } = props;
  const value = editor.sheet[field];
  const control = {
    value: typeof value === 'string' ? shown(value) : '',
    readOnly: !editor.mayChange,
    onChange: ({ target }: { target: { value: string } }) =>
      editor.type([field, target.value === '' ? null : typed(target.value)]),
  };
  return (
    <Stack gap={4}>
      <Field
        label={label}
        optional={optional}
        hint={hintOf(editor, field, hint)}
        error={editor.problem(field)}
      >
        {long ? (
          <TextArea rows={3} {...control} />
        ) : (
          <TextInput
            autoComplete="off"
            {...control}
            {...(type && { type })}
            {...(list && { list })}
            {...(isFirst && { ref: begin })}
          />
        )}
      </Field>
      {spoken && <InLanguages text={control.value} label={label} />}
    </Stack>
  );
}

export function TypedNumber<F extends string>({ editor, field, label, hint }: TypedFieldProps<F>) {
  const value = editor.sheet[field];
  return (
    <Field label={label} hint={hintOf(editor, field, hint)} error={editor.problem(field)}>
      <TextInput
        type="number"
        step="any"
        min={0}
        value={typeof value === 'number' ? value : ''}
        readOnly={!editor.mayChange}
        onChange={({ target }) => editor.type([field, target.value === '' ? null : target.valueAsNumber])}
      />
    </Field>
  );
}

export function TypedCheck<F extends string>({ editor, field, label, hint }: TypedFieldProps<F>) {
  return (
    <Checkbox
      checked={editor.sheet[field] === true}
      disabled={!editor.mayChange}
      hint={hintOf(editor, field, hint)}
      error={editor.problem(field)}
      onChange={({ target }) => editor.type([field, target.checked])}
    >
      {label}
    </Checkbox>
  );
}
