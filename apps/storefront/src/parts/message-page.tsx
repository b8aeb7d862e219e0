import { Link } from './link.tsx';
import { labels } from '@stagedoor/rules/messages/labels';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Page } from '@stagedoor/ui/page';
import styles from './message-page.module.css';
import { usePageStatus, usePageTitle } from './page/page-facts.ts';

interface MessagePageProps {
  message: string;
  /** What a server sends with it: 404 for what does not exist. */
  status?: number;
}

/** A page with nothing on it but a sentence and the way to the events. */
export function MessagePage({ message, status = 200 }: MessagePageProps) {
  usePageTitle(message);
  usePageStatus(status);
  return (
    <Page narrow className={styles.page}>
      <EmptyState
        icon="search"
        title={message}
        titleLevel={1}
        action={
          <ButtonLink look="lined" render={<Link to="/events" />}>
            {labels.allEvents}
          </ButtonLink>
        }
      />
    </Page>
  );
}
