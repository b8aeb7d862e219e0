import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Modal } from '../modal.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './palette.module.css';

interface PaletteProps {
  onClose: () => void;
  /** For screen readers: what is typed into says it to the eye. */
  title: string;
  children: ReactNode;
}

/** A field over the page, with what it finds below. Esc and a press beside it close it. */
export function Palette({ onClose, title, children }: PaletteProps) {
  return (
    <Modal
      open
      onClose={onClose}
      cross={false}
      viewportClass={styles.viewport}
      popupClass={classNames(styles.popup)}
    >
      <Base.Title render={<VisuallyHidden />}>{title}</Base.Title>
      {children}
    </Modal>
  );
}
