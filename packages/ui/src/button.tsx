import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import styles from './button.module.css';
import { drawIcon } from './icon.tsx';
import type { AnyIcon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: AnyIcon | undefined;
  /** Work is under way: the button keeps its place and its focus, shows a spinner and takes no clicks. */
  busy?: boolean | undefined;
  /** Why the button cannot be used yet. Stands below it, and the button stays in the tab order. */
  disabledReason?: ReactNode | undefined;
  /** The id of what is missing: a press on the locked button goes there. */
  missingId?: string | undefined;
}

export function Button({
  look = 'primary',
  size,
  wide,
  icon,
  busy = false,
  disabledReason,
  missingId,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const locked = busy || Boolean(disabledReason);

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (!locked) return onClick?.(event);
    event.preventDefault();
    if (missingId && !busy) document.getElementById(missingId)?.focus();
  }

  const button = (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size, wide }, className)}
      aria-disabled={locked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={click}
    >
      {busy && <Spinner className={styles.spinner} />}
      <span className={styles.label}>
        {icon && drawIcon(icon)}
        {children}
      </span>
    </button>
  );

  if (!disabledReason) return button;
  return (
    <span className={wide ? styles.explainedWide : styles.explained}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}
