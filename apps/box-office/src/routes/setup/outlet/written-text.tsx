import { Field } from '@stagedoor/ui/field';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';
import { RichEditor } from '../../../parts/rich-editor/rich-editor.tsx';

interface WrittenTextProps {
  html: string;
  mayChange: boolean;
  onChange: (html: string) => void;
}

/** A text with headings, lists and links, as pages show it. */
export const WrittenText = ({ html, mayChange, onChange }: WrittenTextProps) => (
  <>
    <Field label="Text">
      <RichEditor label="Text" html={html} readOnly={!mayChange} onChange={onChange} />
    </Field>
    <InLanguages text={html} label="Text" isRich />
  </>
);
