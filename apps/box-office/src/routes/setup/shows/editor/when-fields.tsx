import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { FieldRow } from '@stagedoor/ui/field-row';
import styles from './show-editor.module.css';
import { MomentField, WhichOfTwo } from '../../drafting/moment-field.tsx';
import { TypedText } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';

/** The clock without which of two hours is meant. */
const hour = (value: string): string => value.split(' ')[0] ?? '';

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
        <TypedText editor={editor} field="day" label={words.day} type="date" />
        <TypedText editor={editor} field="doors" label={words.doors} type="time" optional shown={hour} />
        <TypedText editor={editor} field="begins" label={words.begins} type="time" shown={hour} />
        <TypedText editor={editor} field="name" label={words.pageName} optional spoken />
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
    <FieldRow>
      {(['from', 'until'] as const).map((field) => (
        <MomentField
          key={field}
          editor={editor}
          field={field}
          zone={zone}
          label={words[field]}
          optional
          hint={field === 'from' ? words.fromNow : words.untilDoors}
        />
      ))}
    </FieldRow>
  );
}
