import type { ComponentProps, ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { Heading } from './heading.tsx';
import type { HeadingLevel } from './heading.tsx';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  titleLevel?: HeadingLevel;
  /** Under the title: a number, a date. */
  subtitle?: ReactNode;
  /** Beside the title: buttons, a tag. */
  actions?: ReactNode;
  /** No inner space, for rows and pictures that reach the edge. */
  flush?: boolean;
}

export function Card(props: CardProps) {
  const { title, titleLevel = 2, subtitle, actions, flush, className, children, ...rest } = props;
  return (
    <section {...rest} className={classNames(styles.card, !flush && styles.padded, className)}>
      {title && (
        <div className={styles.head}>
          <div className={styles.titles}>
            <Heading level={titleLevel} look="s">
              {title}
            </Heading>
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
