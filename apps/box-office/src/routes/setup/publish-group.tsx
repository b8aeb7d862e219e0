import { useId } from 'react';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import setup from './setup.module.css';

interface PublishGroupProps {
  title: string;
  look: 'changes' | 'touches' | 'stays';
  items: readonly Consequence[];
}

/** What changes, whom it touches, what stays in the draft: each said in a line, before anything is public. */
export function PublishGroup({ title, look, items }: PublishGroupProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={setup.group}>
        {title}
      </h3>
      <ConsequenceList look={look} items={items} />
    </section>
  );
}
