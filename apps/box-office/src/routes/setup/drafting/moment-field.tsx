import type { ReactNode } from 'react';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { TextInput } from '@stagedoor/ui/text-input';
import { hintOf } from './typed-fields.tsx';
import type { FieldsEditor } from './use-draft-editor.ts';

/** A day with its hour, as the browser's own field has it. */
const local = (value: string): string => value.split(' ').slice(0, 2).join('T');
const spaced = (shown: string): string => shown.replace('T', ' ');

interface MomentInputProps {
  text: string;
  zone: string;
  readOnly: boolean;
  onChange: (text: string | null) => void;
}

/** A day and an hour by a clock; one that comes twice is asked about. */
export function MomentInput({ text, zone, readOnly, onChange }: MomentInputProps) {
  return (
    <>
      <TextInput
        type="datetime-local"
        autoComplete="off"
        value={local(text)}
        readOnly={readOnly}
        onChange={({ target }) => onChange(target.value === '' ? null : spaced(target.value))}
      />
      {!readOnly && (
        <WhichOfTwo
          text={text}
          zone={zone}
          onChoose={(which) => onChange(`${spaced(local(text))} ${which}`)}
        />
      )}
    </>
  );
}

interface MomentFieldProps<F extends string> {
  editor: FieldsEditor<F>;
  field: F;
  zone: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Read, and not typed any more. */
  locked?: boolean;
}

export function MomentField<F extends string>(props: MomentFieldProps<F>) {
  const { editor, field, zone, label, hint, optional, locked = false } = props;
  return (
    <Field label={label} optional={optional} hint={hintOf(editor, field, hint)} error={editor.problem(field)}>
      <MomentInput
        text={textIn(editor.sheet, field)}
        zone={zone}
        readOnly={locked || !editor.mayChange}
        onChange={(text) => editor.type([field, text])}
      />
    </Field>
  );
}

interface WhichOfTwoProps {
  text: string;
  zone: string;
  onChoose: (which: 'first' | 'second') => void;
}

/** PROG-09: an hour that comes twice is asked about. */
export function WhichOfTwo({ text, zone, onChoose }: WhichOfTwoProps) {
  const typed = typedMoment(text, zone);
  if (!('wrong' in typed) || typed.wrong !== 'twice') return null;
  return (
    <Actions>
      <Button look="lined" size="s" onClick={() => onChoose('first')}>
        {words.firstOfTwo}
      </Button>
      <Button look="lined" size="s" onClick={() => onChoose('second')}>
        {words.secondOfTwo}
      </Button>
    </Actions>
  );
}
