import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { Modal } from './modal.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Stays at the lower end. */
  footer?: ReactNode;
}

/** A panel that slides in at the right. */
export function Drawer({ open, onClose, title, children, footer }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} viewportClass={styles.viewport} popupClass={styles.popup ?? ''}>
      <Base.Title className={styles.title}>{title}</Base.Title>
      <div className={styles.body}>
        {/* SHELL-12: what can be chosen here is covered by no toast. */}
        <div data-keep-clear>{children}</div>
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Modal>
  );
}
