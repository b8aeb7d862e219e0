import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { textIn } from '@stagedoor/descriptions/shows/show-fields';
import { typedMoment } from '@stagedoor/rules/time/typed-moment';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { FieldRow } from '@stagedoor/ui/field-row';
import styles from './show-editor.module.css';
import { ShowText } from './show-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

/** The clock without which of two hours is meant. */
const hour = (value: string): string => value.split(' ')[0] ?? '';
/** A day with its hour, as the browser's own field has it. */
const local = (value: string): string => value.split(' ').slice(0, 2).join('T');
const spaced = (shown: string): string => shown.replace('T', ' ');

interface WhenProps {
  editor: ShowEditor;
  zone: string;
}

export function EveningFields({ editor, zone }: WhenProps) {
  const { sheet } = editor;
  const evening = `${textIn(sheet, 'day')} ${textIn(sheet, 'begins')}`;
  return (
    <>
      <div className={styles.evening}>
        <ShowText editor={editor} field="day" label={words.day} type="date" />
        <ShowText editor={editor} field="doors" label={words.doors} type="time" optional shown={hour} />
        <ShowText editor={editor} field="begins" label={words.begins} type="time" shown={hour} />
        <ShowText editor={editor} field="name" label={words.pageName} optional />
      </div>
      <WhichOfTwo
        text={evening}
        zone={zone}
        onChoose={(which) => editor.type(['begins', `${hour(textIn(sheet, 'begins'))} ${which}`])}
      />
    </>
  );
}

export function SaleHours({ editor, zone }: WhenProps) {
  return (
    <>
      <FieldRow>
        {(['from', 'until'] as const).map((field) => (
          <ShowText
            key={field}
            editor={editor}
            field={field}
            label={words[field]}
            type="datetime-local"
            optional
            shown={local}
            typed={spaced}
            hint={field === 'from' ? words.fromNow : words.untilDoors}
          />
        ))}
      </FieldRow>
      {(['from', 'until'] as const).map((field) => (
        <WhichOfTwo
          key={field}
          text={textIn(editor.sheet, field)}
          zone={zone}
          onChoose={(which) => editor.type([field, `${spaced(local(textIn(editor.sheet, field)))} ${which}`])}
        />
      ))}
    </>
  );
}

interface WhichOfTwoProps {
  text: string;
  zone: string;
  onChoose: (which: 'first' | 'second') => void;
}

/** PROG-09: an hour that comes twice is asked about. */
function WhichOfTwo({ text, zone, onChoose }: WhichOfTwoProps) {
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
