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
  /** The confirmed work is under way: neither answer can be given again. */
  busy?: boolean;
}

/** A question with two answers. The harmless one has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, children, confirmLabel, cancelLabel, onConfirm, onCancel, busy } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      role="alertdialog"
      size="s"
      title={title}
      description={description}
      actions={
        <>
          <Button look="lined" disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
