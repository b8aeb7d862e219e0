import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentProps<'h1'> {
  level: HeadingLevel;
  /** How large it is; the level says it by default. */
  look?: 'xl' | 'l' | 'm' | 's' | 'label';
}

const usualLook = { 1: 'l', 2: 'm', 3: 's', 4: 'label' } as const;

export function Heading({ level, look = usualLook[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles.heading, styles[look], className)} />;
}
