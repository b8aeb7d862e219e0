import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

export function NoSuchEvent() {
  const { within } = useOutletScope();
  return (
    <EmptyState
      icon="search"
      titleLevel={1}
      title="There is no such event"
      action={
        <ButtonLink look="lined" render={<Link to={within('/events')} />}>
          All events
        </ButtonLink>
      }
    />
  );
}
