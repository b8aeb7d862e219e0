import { useNavigate } from 'react-router';
import { pasteShowsMessages } from '@stagedoor/rules/messages/paste-shows';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';

export function PasteLink() {
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const mayChange = useMayDo('setup.shows');
  const room = within('/setup/shows/paste');
  useKey('v', () => void navigate(room), mayChange);
  if (!mayChange) return null;
  return (
    <ButtonLink look="lined" render={<Link to={room} />}>
      {pasteShowsMessages.title}
    </ButtonLink>
  );
}
