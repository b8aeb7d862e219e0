import type { ReactNode } from 'react';
import { labels } from '@stagedoor/rules/messages/labels';
import { Heading } from '@stagedoor/ui/heading';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { Link } from '@stagedoor/screens/link';
import styles from './confirm-group.module.css';

interface ConfirmGroupProps {
  title: string;
  /** Where it can be changed. */
  edit?: string | undefined;
  children: ReactNode;
}

/** A stage that is complete, in short. */
export function ConfirmGroup({ title, edit, children }: ConfirmGroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <Heading level={2} look="s">
          {title}
        </Heading>
        {edit && (
          <Link to={edit} className={styles.edit}>
            {labels.edit}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
