import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Heading } from '@stagedoor/ui/heading';
import { RichText } from '@stagedoor/screens/rich-text';
import styles from './about-event.module.css';

/** What the outlet tells about the evening. */
export function AboutEvent({ event: { description, contents } }: { event: OutletEvent }) {
  if (!description && contents.length === 0) return null;
  return (
    <div className={styles.about}>
      {description && (
        <section>
          <Heading level={2}>{eventMessages.about}</Heading>
          <RichText html={description} />
        </section>
      )}
      {contents.map(({ title, body }) => (
        <section key={title}>
          <Heading level={3}>{title}</Heading>
          <RichText html={body} />
        </section>
      ))}
    </div>
  );
}
