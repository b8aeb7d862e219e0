import { useState } from 'react';
import { htmlOfPlain, plainOfHtml } from '@stagedoor/rules/setup/plain-text';
import { Field } from '@stagedoor/ui/field';
import { TextArea } from '@stagedoor/ui/text-area';
import { InLanguages } from '../../../features/own-words/in-languages.tsx';

interface WrittenTextProps {
  html: string;
  mayChange: boolean;
  onChange: (html: string) => void;
}

/** Plain where the text is plain; a text with links or headings is shown as it was written. */
export function WrittenText({ html, mayChange, onChange }: WrittenTextProps) {
  // What is typed stays as it is typed, blanks at the end among it; the page gets what it means.
  const [plain, setPlain] = useState(() => (html === '' ? '' : plainOfHtml(html)));
  if (plain === undefined)
    return (
      <>
        <Field label="Text, with its markup" hint="What pages do not show is taken out when it is published.">
          <TextArea
            rows={8}
            value={html}
            readOnly={!mayChange}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <InLanguages text={html} label="Text" />
      </>
    );
  return (
    <>
      <Field label="Text" hint="An empty line begins a paragraph; lines that begin with - are a list.">
        <TextArea
          rows={8}
          value={plain}
          readOnly={!mayChange}
          onChange={(event) => {
            setPlain(event.target.value);
            onChange(htmlOfPlain(event.target.value));
          }}
        />
      </Field>
      <InLanguages text={html} label="Text" />
    </>
  );
}
