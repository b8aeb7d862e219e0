import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import type { Toast } from './toast-words.ts';
import styles from './toast.module.css';

const TOAST_MILLISECONDS = 5000;

export interface ToastListProps {
  toasts: readonly Toast[];
  /** Time stands still while somebody points at the toasts, is inside them, or looks at another tab. */
  paused: boolean;
  /** Its time is over. */
  onExpire: (id: string) => void;
  /** Somebody closed it. */
  onClose: (id: string) => void;
}

export function ToastList({ toasts, ...rest }: ToastListProps) {
  return (
    <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} {...rest} />
      ))}
    </ol>
  );
}

interface ToastItemProps extends Omit<ToastListProps, 'toasts'> {
  toast: Toast;
}

function ToastItem({ toast, paused, onExpire, onClose }: ToastItemProps) {
  const { id, type, title, description, autoDelete } = toast;
  const left = useRef(TOAST_MILLISECONDS);

  useEffect(() => {
    if (!autoDelete || paused) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => onExpire(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [autoDelete, paused, id, onExpire]);

  return (
    <li className={classNames(styles.toast, styles[type])}>
      <Icon name={type === 'success' ? 'check' : 'error'} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <IconButton
        icon="close"
        label={pieceMessages.close}
        className={styles.close}
        onClick={() => onClose(id)}
      />
    </li>
  );
}
