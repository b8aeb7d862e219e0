import { cloneElement, createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import styles from './menu-link.module.css';

export interface MenuLinkProps extends ComponentProps<'a'> {
  icon?: IconName;
  /** The page that is open now. */
  active?: boolean;
  /** What to draw: a router's link, a button; a plain anchor otherwise. */
  render?: ReactElement<ComponentProps<'a'>> | ReactElement<ComponentProps<'button'>>;
}

/** An entry of the slide-out menu. */
export function MenuLink({ icon, active, render, children, ...rest }: MenuLinkProps) {
  return cloneElement(
    (render ?? createElement('a')) as ReactElement<ComponentProps<'a'>>,
    { ...rest, className: styles.entry, 'aria-current': active ? 'page' : undefined },
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </>,
  );
}
