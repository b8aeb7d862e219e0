import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import { pasteShowsMessages as words } from '@stagedoor/rules/messages/paste-shows';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { TextArea } from '@stagedoor/ui/text-area';

interface PasteAreaProps {
  text: string;
  /** How many were read out of it. */
  lines: number;
  onText: (text: string) => void;
}

/** A browser lays out a field of thousands of lines anew at every key: of more than these it is shown when asked for. */
const FEW = 100;

/** Where the table is pasted, and changed as text. */
export function PasteArea({ text, lines, onText }: PasteAreaProps) {
  const [openFor, setOpenFor] = useState<string>();
  const type = (typed: string) => {
    setOpenFor(openFor === undefined ? undefined : typed);
    onText(typed);
  };
  // The browser would put it in line by line, which takes a while: nothing is there yet that it could stand between.
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    if (text !== '') return;
    event.preventDefault();
    type(event.clipboardData.getData('text/plain'));
  };
  // Whoever types into a cell is done with the text.
  if (lines > FEW && openFor !== text)
    return (
      <Actions>
        <Button look="lined" size="s" onClick={() => setOpenFor(text)}>
          {words.asText}
        </Button>
        <Button look="link" size="s" onClick={() => type('')}>
          {words.another}
        </Button>
      </Actions>
    );
  return (
    <Panel>
      <Field label={words.paste} hint={words.pasteMeans}>
        <TextArea
          rows={lines === 0 ? 8 : 4}
          value={text}
          spellCheck={false}
          onPaste={paste}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
    </Panel>
  );
}
