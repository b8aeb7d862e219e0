import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

export interface PageProps extends ComponentProps<'div'> {
  /** A reading width, for forms and receipts. */
  narrow?: boolean;
}

/** The one column of the storefront. */
export function Page({ narrow, className, ...rest }: PageProps) {
  return <div {...rest} className={classNames(styles.page, narrow && styles.narrow, className)} />;
}
