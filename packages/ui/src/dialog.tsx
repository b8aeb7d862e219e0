import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Buttons, the main one last. */
  actions?: ReactNode | undefined;
  /** `s` asks, `m` holds a form, `l` holds a text or a picture. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Whether Esc, a press beside it and the cross close it. */
  dismissible?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, actions, size = 'm', dismissible, role } = props;
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      role={role}
      viewportClass={styles.viewport}
      popupClass={classNames(styles.popup, styles[size], role === 'alertdialog' && styles.asks)}
    >
      <div className={styles.head}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {description && <Base.Description className={styles.description}>{description}</Base.Description>}
      </div>
      {children && (
        // A long text without a link or a field in it must be scrolled by keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.body} tabIndex={size === 'l' ? 0 : undefined}>
          {children}
        </div>
      )}
      {actions && (
        <div className={styles.foot}>
          <Actions spread={size === 's' ? 'fill' : 'end'}>{actions}</Actions>
        </div>
      )}
    </Modal>
  );
}
