// SETUP-06: the editor itself, a chunk of its own: whoever writes no policies never loads it.
import { useCallback, useState } from 'react';
import { useFieldControl } from '@stagedoor/ui/field-control';
import { LinkForm } from './link-form.tsx';
import type { RichEditorProps } from './rich-editor-props.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { useRichView } from './use-rich-view.ts';
import styles from './rich-editor.module.css';

export default function RichField(props: RichEditorProps) {
  const { label, readOnly } = props;
  const control = useFieldControl<{ id?: string; 'aria-describedby'?: string; 'aria-invalid'?: true }>({});
  const [isLinking, setLinking] = useState(false);
  const link = useCallback(() => setLinking(true), []);
  const { place, view, state } = useRichView({ ...props, control, onLink: link });
  return (
    <div className={styles.editor} data-readonly={readOnly || undefined}>
      {view && state && !readOnly && (
        <RichToolbar label={label} view={view} state={state} onLink={link} isLinking={isLinking} />
      )}
      {view && state && isLinking && (
        <LinkForm
          view={view}
          state={state}
          onDone={() => {
            setLinking(false);
            view.focus();
          }}
        />
      )}
      <div ref={place} className={styles.place} />
    </div>
  );
}
