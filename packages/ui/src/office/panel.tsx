import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading } from '../heading.tsx';
import type { HeadingLevel } from '../heading.tsx';
import styles from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  titleLevel?: HeadingLevel;
  /** Beside the title: a number, keys, a button. */
  aside?: ReactNode;
  /** Rows reach the edge, below a line under the title. */
  flush?: boolean;
  /** Something is wrong with what stands in it. */
  tone?: 'plain' | 'critical';
  foot?: ReactNode;
  children?: ReactNode;
}

/** A card of the box office: a title with something beside it, then words or rows. */
export function Panel(props: PanelProps) {
  const { title, titleLevel = 2, aside, flush, tone = 'plain', foot, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(styles.panel, flush ? styles.flush : styles.padded, styles[tone])}
    >
      {(title || aside) && (
        <div className={styles.head}>
          {title && (
            <Heading level={titleLevel} look="s" id={titleId}>
              {title}
            </Heading>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
