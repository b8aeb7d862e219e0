import { useNavigate } from 'react-router';
import { makeShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { Button } from '@stagedoor/ui/button';
import { Menu } from '@stagedoor/ui/office/menu';
import { useOutletScope } from '../../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';

/** Begins a show at the outlet one works on; where that is not known it is asked for. */
export function NewShow() {
  const mayChange = useMayDo('setup.shows');
  const { outletId, outlets } = useOutletScope();
  const navigate = useNavigate();
  const send = useOfficeSend(makeShowDraft);
  const make = (at: number) =>
    send.mutate(
      { outletId: at },
      { onSuccess: ({ draftId }) => void navigate(`/setup/shows/drafts/${draftId}`) },
    );
  const only = outletId ?? (outlets.length === 1 ? outlets[0]?.id : undefined);
  useKey('n', () => mayChange && only !== undefined && make(only));
  if (!mayChange) return null;
  const button = (
    <Button icon="plus" busy={send.isPending} onClick={only === undefined ? undefined : () => make(only)}>
      {showsOfficeMessages.newShow}
    </Button>
  );
  if (only !== undefined) return button;
  return (
    <Menu
      trigger={button}
      items={outlets.map(({ id, name }) => ({
        key: String(id),
        label: words.newShowAt(name),
        onChoose: () => make(id),
      }))}
    />
  );
}
