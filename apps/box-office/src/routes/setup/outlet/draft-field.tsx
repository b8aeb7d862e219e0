import type { ReactNode } from 'react';
import type { DraftField } from '@stagedoor/rules/setup/draft-fields';
import { Field } from '@stagedoor/ui/field';
import { TextArea } from '@stagedoor/ui/text-area';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import type { TabProps } from './tab-props.ts';

interface DraftTextProps extends TabProps {
  field: DraftField;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Several lines. */
  long?: boolean;
  /** Customers read it: it is said in the outlet's other languages, too. */
  spoken?: boolean;
}

/** A field of the draft that is a text; an empty one says nothing. */
export function DraftText(props: DraftTextProps) {
  const { editor, mayChange, field, label, hint, optional, long, spoken } = props;
  const value = editor.value(field);
  const control = {
    value: typeof value === 'string' ? value : '',
    readOnly: !mayChange,
    onChange: (event: { target: { value: string } }) => editor.type(field, event.target.value || null),
  };
  return (
    <>
      <Field
        label={label}
        optional={optional}
        hint={<DraftHint editor={editor} field={field} hint={hint} />}
        error={editor.problem(field)}
      >
        {long ? <TextArea rows={3} {...control} /> : <TextInput autoComplete="off" {...control} />}
      </Field>
      {spoken && <InLanguages text={control.value} label={label} />}
    </>
  );
}

interface DraftNumberProps extends TabProps {
  field: DraftField;
  label: string;
  hint?: ReactNode;
}

/** A field of the draft that is a whole number; an empty one says nothing. */
export function DraftNumber({ editor, mayChange, field, label, hint }: DraftNumberProps) {
  const value = editor.value(field);
  return (
    <Field
      label={label}
      optional
      hint={<DraftHint editor={editor} field={field} hint={hint} />}
      error={editor.problem(field)}
    >
      <TextInput
        type="number"
        inputMode="numeric"
        min={0}
        value={typeof value === 'number' ? value : ''}
        readOnly={!mayChange}
        onChange={({ target }) => editor.type(field, target.value === '' ? null : target.valueAsNumber)}
      />
    </Field>
  );
}

/** Who else is at it stands beside what it is for. */
export function DraftHint({ editor, field, hint }: Pick<DraftTextProps, 'editor' | 'field' | 'hint'>) {
  const by = editor.typedBy(field);
  if (!by) return hint;
  return (
    <>
      {hint} Typed by {by}
    </>
  );
}
