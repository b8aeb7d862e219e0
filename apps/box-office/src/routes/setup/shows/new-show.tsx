import { useNavigate } from 'react-router';
import { makeShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { MakeAtOutlet } from '../drafting/make-at-outlet.tsx';

interface NewShowProps {
  at?: number;
  small?: boolean;
}

export function NewShow({ at, small }: NewShowProps) {
  const navigate = useNavigate();
  const send = useOfficeSend(makeShowDraft);
  return (
    <MakeAtOutlet
      label={showsOfficeMessages.newShow}
      labelAt={words.newShowAt}
      busy={send.isPending}
      at={at}
      small={small}
      onMake={(outletId) =>
        send.mutate(
          { outletId },
          { onSuccess: ({ draftId }) => void navigate(`/setup/shows/drafts/${draftId}`) },
        )
      }
    />
  );
}
