// What the summaries of orders and of requests are made of.
import type { ReactNode } from 'react';
import { Heading } from '@stagedoor/ui/heading';
import styles from './summary-sheet.module.css';

/** A part of the sheet, under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** One of the facts at the top of the sheet. */
export function Fact({
  label,
  wide,
  children,
}: {
  label: string;
  wide?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
