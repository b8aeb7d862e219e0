import { cloneElement, createElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { drawIcon } from './icon.tsx';
import type { AnyIcon } from './icon.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  icon?: AnyIcon;
  /** The link to draw, such as a router's: `render={<Link to="/events" />}`. A plain anchor otherwise. */
  render?: ReactElement<ComponentProps<'a'>>;
}

/** A link that looks like a button, for what goes to another page. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return cloneElement(
    render ?? createElement('a'),
    { ...rest, className: buttonClass({ look, size, wide }, className) },
    <span className={styles.label}>
      {icon && drawIcon(icon)}
      {children}
    </span>,
  );
}
