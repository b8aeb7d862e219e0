import { Accordion as Base } from '@base-ui/react/accordion';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

export interface AccordionProps {
  children: ReactNode;
  defaultOpen?: string[];
  /** Closed sections keep what they hold, such as a form that was begun. */
  keepMounted?: boolean;
}

/** Sections that open and close by their headers, each for itself. */
export function Accordion({ children, defaultOpen, keepMounted }: AccordionProps) {
  return (
    <Base.Root multiple defaultValue={defaultOpen} keepMounted={keepMounted} className={styles.accordion}>
      {children}
    </Base.Root>
  );
}

export interface AccordionSectionProps {
  value: string;
  title: ReactNode;
  titleLevel?: 2 | 3 | 4;
  /** Beside the title: how many there are, a tag. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AccordionSection({ value, title, titleLevel = 2, aside, children }: AccordionSectionProps) {
  return (
    <Base.Item value={value} className={styles.section}>
      <Base.Header render={createElement(`h${titleLevel}`)}>
        <Base.Trigger className={styles.trigger}>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
          <Icon name="chevron" className={styles.chevron} />
        </Base.Trigger>
      </Base.Header>
      <Base.Panel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </Base.Panel>
    </Base.Item>
  );
}
