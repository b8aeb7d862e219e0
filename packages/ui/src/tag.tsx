import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { drawIcon } from './icon.tsx';
import type { AnyIcon } from './icon.tsx';
import styles from './tag.module.css';

export interface TagProps {
  tone?: 'good' | 'attention' | 'neutral' | 'accent' | 'critical' | 'data' | undefined;
  icon?: AnyIcon | undefined;
  children: ReactNode;
}

/** A state in a word or two. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && drawIcon(icon, 1.1)}
      {children}
    </span>
  );
}
