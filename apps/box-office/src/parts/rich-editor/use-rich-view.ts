import { useEffect, useRef, useState } from 'react';
import { closeHistory } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readRich } from './read-rich.ts';
import { richPlugins } from './rich-commands.ts';
import type { RichEditorProps } from './rich-editor-props.ts';
import { tidyPasted } from './tidy-pasted.ts';
import { writeRich } from './write-rich.ts';

interface RichViewProps extends RichEditorProps {
  control: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
  onLink: () => void;
}

/** The document as it is typed. `html` from elsewhere takes its place once nobody is in it. */
export function useRichView(props: RichViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const written = useRef(props.html);
  const theirs = useRef(() => {});
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const plugins = richPlugins({
      'Mod-k': () => {
        latest.current.onLink();
        return true;
      },
    });
    const begin = (html: string) => EditorState.create({ doc: readRich(html), plugins });
    theirs.current = () => {
      const { html } = latest.current;
      if (html === written.current) return;
      written.current = html;
      made.updateState(begin(html));
      setState(made.state);
    };
    const made: EditorView = new EditorView(place.current, {
      state: begin(latest.current.html),
      editable: () => !latest.current.readOnly,
      attributes: () => attributesOf(latest.current),
      transformPastedHTML: tidyPasted,
      handleDOMEvents: { blur: () => queueMicrotask(theirs.current) },
      dispatchTransaction(transaction) {
        // What was pasted is one step of its own to undo, however quickly somebody types on.
        const isPaste = transaction.getMeta('paste') === true;
        made.updateState(made.state.apply(isPaste ? closeHistory(transaction) : transaction));
        if (isPaste) made.updateState(made.state.apply(closeHistory(made.state.tr)));
        setState(made.state);
        if (!transaction.docChanged) return;
        written.current = writeRich(made.state.doc);
        latest.current.onChange(written.current);
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!view) return;
    // Its attributes are asked for anew.
    view.setProps({});
    if (!view.hasFocus()) theirs.current();
  });
  return { place, view, state };
}

function attributesOf({ label, lang, readOnly, control }: RichViewProps): Record<string, string> {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    spellcheck: 'true',
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(lang && { lang }),
    // Read by keyboard, too.
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
  };
}
