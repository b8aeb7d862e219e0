import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { drawIcon } from './icon.tsx';
import type { AnyIcon } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: AnyIcon;
  /** What the button does, in words. */
  label: string;
  look?: 'plain' | 'lined' | 'solid';
}

export function IconButton({ icon, label, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(styles.button, styles[look], className)}
    >
      {drawIcon(icon)}
    </button>
  );
}
