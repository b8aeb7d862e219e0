import { cloneElement } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface TabLink {
  value: string;
  /** The link to draw, with its words: `<Link to="/user/history/orders">My Orders</Link>`. */
  link: ReactElement<ComponentProps<'a'>>;
}

export interface TabLinksProps {
  /** What the links choose between, for screen readers. */
  label: string;
  items: readonly TabLink[];
  value: string;
  /** `line` for the parts of a page, `pills` for a choice within one. */
  look?: 'line' | 'pills';
}

/** Tabs that are pages: each has an address of its own. */
export function TabLinks({ label, items, value, look = 'line' }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames(styles.list, styles[look])}>
      {items.map((item) =>
        cloneElement(item.link, {
          key: item.value,
          className: styles.tab,
          'aria-current': item.value === value ? 'page' : undefined,
        }),
      )}
    </nav>
  );
}
