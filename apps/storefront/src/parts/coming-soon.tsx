import { EmptyState } from '@stagedoor/ui/empty-state';
import { Page } from '@stagedoor/ui/page';
import styles from './message-page.module.css';
import { usePageTitle } from './page/page-facts.ts';

/** Stands where a screen is still being built. */
export function ComingSoon({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <Page narrow className={styles.page}>
      <EmptyState icon="clock" title={title} titleLevel={1}>
        This page is coming.
      </EmptyState>
    </Page>
  );
}
