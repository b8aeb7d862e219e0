import { useEffect, useRef, useState } from 'react';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { linkAddress } from '@stagedoor/screens/link-address';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { linkAt, setLink } from './links.ts';
import styles from './rich-editor.module.css';

interface LinkFormProps {
  view: EditorView;
  state: EditorState;
  onDone: () => void;
}

/** Where the words that are chosen lead to; without any, the address is written itself. */
export function LinkForm({ view, state, onDone }: LinkFormProps) {
  const [was] = useState(() => linkAt(state)?.href ?? '');
  const [address, setAddress] = useState(was);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const put = (href: string) => {
    view.dispatch(setLink(view.state, href));
    onDone();
  };
  const save = () => {
    const typed = address.trim();
    const href = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
    if (href !== '' && !linkAddress(href)) {
      setWrong('A link begins with https://, mailto: or, for a page of this shop, with /.');
      input.current?.focus();
      return;
    }
    put(href);
  };
  return (
    <div className={styles.link}>
      <Field label="Where the link leads" error={wrong}>
        <TextInput
          ref={input}
          value={address}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            if (event.key === 'Enter') save();
            else onDone();
          }}
        />
      </Field>
      <Stack row gap={8}>
        <Button look="lined" size="s" onClick={save}>
          Link it
        </Button>
        {was !== '' && (
          <Button look="link" size="s" onClick={() => put('')}>
            Take the link off
          </Button>
        )}
        <Button look="link" size="s" onClick={onDone}>
          Cancel
        </Button>
      </Stack>
    </div>
  );
}
