import { locale } from '@stagedoor/rules/language/locale';
import { cloneElement } from 'react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import tabs from '../tabs.module.css';
import { classNames } from '../class-names.ts';
import styles from './view-tabs.module.css';

export interface View {
  value: string;
  /** The link to draw, with its words: `<Link to="?view=failed">Payment failed</Link>`. */
  link: ReactElement<ComponentProps<'a'>>;
  /** How many; undefined while it is not known yet, null where nothing is counted. */
  count?: ReactNode;
}

interface ViewTabsProps {
  /** What the views choose between, for screen readers. */
  label: string;
  views: readonly View[];
  value: string;
  /** At the end: `Save this view`. */
  action?: ReactNode;
}

/** Views of one list, with how much there is in each. Each has an address of its own. */
export function ViewTabs({ label, views, value, action }: ViewTabsProps) {
  return (
    <div className={styles.bar}>
      <nav aria-label={label} className={classNames(tabs.list, tabs.line, styles.tabs)}>
        {views.map((view) =>
          cloneElement(
            view.link,
            {
              key: view.value,
              className: classNames(tabs.tab, styles.tab),
              'aria-current': view.value === value ? 'page' : undefined,
            },
            view.link.props.children,
            view.count !== null && <span className={styles.count}>{shown(view.count)}</span>,
          ),
        )}
      </nav>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const shown = (count: ReactNode): ReactNode =>
  typeof count === 'number' ? count.toLocaleString(locale()) : (count ?? '–');
