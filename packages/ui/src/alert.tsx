import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';

export interface AlertProps {
  tone?: 'information' | 'warning' | 'critical' | 'news' | 'good' | undefined;
  /** Instead of the tone's own. */
  icon?: IconName | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Links or small buttons under the text. */
  actions?: ReactNode | undefined;
  /** Gives it a cross. */
  onClose?: (() => void) | undefined;
  /** Shows the title only, until it is opened. */
  collapsible?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** `alert` interrupts a screen reader, `status` waits; only for what appears while the page is open. */
  role?: 'alert' | 'status' | undefined;
}

const icons: Record<NonNullable<AlertProps['tone']>, IconName> = {
  information: 'info',
  warning: 'alert',
  critical: 'error',
  news: 'news',
  good: 'check',
};

/** A box of words that belong to the page: a notice, a warning, an error, news. */
export function Alert(props: AlertProps) {
  const { tone = 'information', icon, title, children, actions, onClose, role } = props;
  const head = title && <span className={styles.title}>{title}</span>;
  const body = (
    <>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  );
  return (
    <div role={role} className={classNames(styles.alert, styles[tone])}>
      <Icon name={icon ?? icons[tone]} className={styles.icon} />
      {props.collapsible ? (
        <details open={props.defaultOpen} className={styles.words}>
          <summary className={styles.summary}>
            {head}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          {body}
        </details>
      ) : (
        <div className={styles.words}>
          {head}
          {body}
        </div>
      )}
      {onClose && (
        <IconButton icon="close" label={pieceMessages.close} className={styles.close} onClick={onClose} />
      )}
    </div>
  );
}
