import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';

export function NoSuchPage() {
  usePageTitle(shellMessages.pageNotFound);
  return (
    <EmptyState
      icon="search"
      title={shellMessages.pageNotFound}
      titleLevel={1}
      action={
        <ButtonLink look="lined" render={<Link to="/" />}>
          Today
        </ButtonLink>
      }
    />
  );
}
