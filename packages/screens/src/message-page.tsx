import { Link } from './link.tsx';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Page } from '@stagedoor/ui/page';
import styles from './message-page.module.css';
import { usePageStatus, usePageTitle } from './page-facts.ts';

interface MessagePageProps {
  message: string;
  /** The way on from here. */
  way: { to: string; label: string };
  /** What a server sends with it: 404 for what does not exist. */
  status?: number;
}

/** A page with nothing on it but a sentence and the way on. */
export function MessagePage({ message, way, status = 200 }: MessagePageProps) {
  usePageTitle(message);
  usePageStatus(status);
  return (
    <Page narrow className={styles.page}>
      <EmptyState
        icon="search"
        title={message}
        titleLevel={1}
        action={
          <ButtonLink look="lined" render={<Link to={way.to} />}>
            {way.label}
          </ButtonLink>
        }
      />
    </Page>
  );
}
