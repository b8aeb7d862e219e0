import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { ToastList } from './toast-list.tsx';
import type { Toast } from './toast-words.ts';
import styles from './toast.module.css';
import { useClearTop } from './use-clear-top.ts';
import { useInside } from './use-inside.ts';
import { useTabHidden } from './use-tab-hidden.ts';

export interface ToastStackProps {
  toasts: readonly Toast[];
  onClose: (id: string) => void;
}

/** The place at the top right where toasts stand, above everything else on the page. */
export function ToastStack({ toasts, onClose }: ToastStackProps) {
  const stack = useRef<HTMLElement>(null);
  const { inside, giveFocusBack } = useInside(stack);
  const hidden = useTabHidden();
  const top = useClearTop(stack, toasts.length > 0);

  function closeByHand(id: string) {
    giveFocusBack();
    onClose(id);
  }

  return createPortal(
    <section
      ref={stack}
      aria-label={pieceMessages.notifications}
      className={styles.stack}
      style={{ top }}
      data-toasts
    >
      <ToastList toasts={toasts} paused={inside || hidden} onExpire={onClose} onClose={closeByHand} />
    </section>,
    document.body,
  );
}
