import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  /** The harmless answer, which also Esc gives. */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The answer we hope for, in the accent. */
  prefer?: 'confirm' | 'cancel';
  /** The confirmed work is under way: neither answer can be given again. */
  busy?: boolean;
}

/** A question with two answers. The harmless one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, prefer = 'confirm', busy, ...rest } = props;
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
      dismissible={!busy}
      role="alertdialog"
      size="s"
      actions={
        <>
          <Button look={prefer === 'cancel' ? 'primary' : 'lined'} disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button look={prefer === 'confirm' ? 'primary' : 'lined'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
