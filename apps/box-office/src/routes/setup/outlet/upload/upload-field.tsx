import { useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '@stagedoor/ui/button';
import { classNames } from '@stagedoor/ui/class-names';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './upload-field.module.css';
import { useUpload } from './use-upload.ts';
import type { Uploaded } from './use-upload.ts';

interface UploadFieldProps {
  outletId: number;
  /** What it is, as in "Choose the logo". */
  name: string;
  what?: Uploaded;
  /** Its address; none while there is none. */
  value: string | undefined;
  mayChange: boolean;
  onChange: (address: string | null) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** What stands in the frame instead of a picture. */
  children?: ReactNode;
  /** It belongs to something and cannot be taken off by itself. */
  isNeeded?: boolean;
}

const accepted = {
  picture: 'image/png,image/jpeg,image/webp,image/avif,image/gif,image/svg+xml',
  font: '.woff2',
};
const kindOf = (what: Uploaded) => (what === 'font' ? 'font' : 'picture');

/** A picture, or a font, with the one that is there, another one in its place, or none. */
export function UploadField(props: UploadFieldProps) {
  const {
    outletId,
    name,
    what = 'picture',
    value,
    mayChange,
    onChange,
    hint,
    error,
    children,
    isNeeded,
  } = props;
  const id = useId();
  const { take, wrong, isBusy } = useUpload(outletId, what, onChange);
  const drop = useDrop(mayChange, (file) => void take(file));
  const problem = wrong ?? error;
  return (
    <div className={styles.field}>
      <div className={classNames(styles.frame, drop.isOver && styles.over)} {...drop.handlers}>
        {what !== 'font' && value ? <img src={value} alt="" className={styles.picture} /> : children}
      </div>
      {mayChange && (
        <Actions
          name={name}
          accept={accepted[kindOf(what)]}
          isThere={value !== undefined}
          isBusy={isBusy}
          hintId={`${id}-hint`}
          onFile={(file) => void take(file)}
          onRemove={isNeeded ? undefined : () => onChange(null)}
        />
      )}
      <div id={`${id}-hint`} className={styles.messages}>
        <div role="alert">{problem && <FieldMessage id={`${id}-error`}>{problem}</FieldMessage>}</div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </div>
  );
}

interface ActionsProps {
  name: string;
  accept: string;
  isThere: boolean;
  isBusy: boolean;
  hintId: string;
  onFile: (file: File | undefined) => void;
  onRemove: (() => void) | undefined;
}

function Actions({ name, accept, isThere, isBusy, hintId, onFile, onRemove }: ActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.actions}>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={`File: ${name}`}
          accept={accept}
          onChange={(event) => {
            onFile(event.target.files?.[0]);
            // The same file may be chosen once more, mended.
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        look="lined"
        size="s"
        icon={<OfficeIcon name="up" />}
        busy={isBusy}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {isThere ? 'Another one…' : 'Choose…'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      {isThere && onRemove && (
        <Button look="link" size="s" onClick={onRemove}>
          Take it off <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}

/** A file may be dropped where it shall stand. */
function useDrop(isOpen: boolean, take: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!isOpen || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!isOpen) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}
