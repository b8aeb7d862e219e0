// The middle of a page, or of a part of one, that has nothing to list: empty and error states share it.
import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import type { HeadingLevel } from './heading.tsx';
import { drawIcon } from './icon.tsx';
import type { AnyIcon } from './icon.tsx';
import styles from './state-box.module.css';

export interface StateBoxProps {
  icon: AnyIcon;
  title: ReactNode;
  titleLevel?: HeadingLevel;
  children?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
}

export function StateBox({ icon, title, titleLevel = 2, children, action, role }: StateBoxProps) {
  return (
    <div role={role} className={styles.box}>
      <span className={styles.icon}>{drawIcon(icon, 1.5)}</span>
      <Heading level={titleLevel} look="s">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
