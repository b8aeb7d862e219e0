import { useRef } from 'react';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Button } from '@stagedoor/ui/button';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { IconButton } from '@stagedoor/ui/icon-button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useStaff } from '../../../parts/session/use-staff.ts';
import { useUpload } from '../outlet/upload/use-upload.ts';
import styles from './hall-editor.module.css';
import type { HallEditor } from './use-hall-editor.ts';

interface EditorBarProps {
  editor: HallEditor;
  zoom: number;
  onZoom: (zoom: number) => void;
  mayChange: boolean;
}

const STEP = 1.25;
const CLOSEST = 5;

export function EditorBar({ editor, zoom, onZoom, mayChange }: EditorBarProps) {
  const to = (next: number) => onZoom(Math.min(CLOSEST, Math.max(1, next)));
  return (
    <div className={styles.bar}>
      {mayChange && <Changing editor={editor} />}
      <span className={styles.zoom}>
        <IconButton look="lined" icon="minus" label={eventMessages.zoomOut} onClick={() => to(zoom / STEP)} />
        <strong>{Math.round(zoom * 100)} %</strong>
        <IconButton look="lined" icon="plus" label={eventMessages.zoomIn} onClick={() => to(zoom * STEP)} />
      </span>
      <Button
        look="lined"
        size="s"
        onClick={() => document.getElementById('hall-sections')?.querySelector('button')?.focus()}
      >
        {words.asList}
      </Button>
    </div>
  );
}

function Changing({ editor }: { editor: HallEditor }) {
  const { workplace } = useStaff();
  const file = useRef<HTMLInputElement>(null);
  const { take, wrong, isBusy } = useUpload(workplace.outlets[0]?.id ?? 0, 'picture', editor.setBackground);
  return (
    <>
      <IconButton
        look="lined"
        icon={<OfficeIcon name="undo" />}
        label={words.undo}
        disabled={!editor.undo}
        onClick={() => editor.undo?.()}
      />
      <Button look="lined" size="s" disabled={!editor.redo} onClick={() => editor.redo?.()}>
        {words.redo}
      </Button>
      <Button look="lined" size="s" busy={isBusy} onClick={() => file.current?.click()}>
        {words.background}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/svg+xml"
        aria-label={words.background}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      {editor.background && (
        <Button look="link" size="s" onClick={() => editor.setBackground(undefined)}>
          {words.noBackground}
        </Button>
      )}
      {wrong && <FieldMessage id="background-wrong">{wrong}</FieldMessage>}
    </>
  );
}
