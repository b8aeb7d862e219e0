import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Stack } from '@stagedoor/ui/stack';
import { InLanguages } from '../../../../features/own-words/in-languages.tsx';
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

export function EveningFields({ editor, zone, isFirst }: WhenProps & { isFirst: boolean }) {
  const { sheet } = editor;
  const evening = `${textIn(sheet, 'day')} ${textIn(sheet, 'begins')}`;
  return (
    <>
      <div className={styles.evening}>
        <TypedText editor={editor} field="day" label={words.day} type="date" isFirst={isFirst} />
        <TypedText editor={editor} field="doors" label={words.doors} type="time" optional shown={hour} />
        <TypedText editor={editor} field="begins" label={words.begins} type="time" shown={hour} />
        <TypedText editor={editor} field="name" label={words.pageName} optional />
      </div>
      <InLanguages text={textIn(sheet, 'name')} label={words.pageName} />
      <WhichOfTwo
        text={evening}
        zone={zone}
        onChoose={(which) => editor.type(['begins', `${hour(textIn(sheet, 'begins'))} ${which}`])}
      />
    </>
  );
}

/** PROG-01: where everybody can buy who did not here; it stands on the show's page. */
export function PublicSale({ editor, zone }: WhenProps) {
  return (
    <Disclosure summary={words.publicSale}>
      <Stack gap={16}>
        <FieldRow>
          <TypedText editor={editor} field="publicUrl" label={words.publicUrl} type="url" optional />
          <MomentField editor={editor} field="publicFrom" zone={zone} label={words.publicFrom} optional />
        </FieldRow>
        <TypedText
          editor={editor}
          field="publicText"
          label={words.publicText}
          hint={words.publicTextMeans}
          optional
          spoken
        />
      </Stack>
    </Disclosure>
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
