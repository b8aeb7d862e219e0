import { pasteShowsMessages } from '@stagedoor/rules/messages/paste-shows';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';

export function PasteLink() {
  const { within } = useOutletScope();
  if (!useMayDo('setup.shows')) return null;
  return (
    <ButtonLink look="lined" render={<Link to={within('/setup/shows/paste')} />}>
      {pasteShowsMessages.title}
    </ButtonLink>
  );
}
