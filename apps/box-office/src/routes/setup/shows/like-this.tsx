import { useNavigate } from 'react-router';
import { wordsOf } from '@stagedoor/asking/words-of';
import { makeShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Button } from '@stagedoor/ui/button';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';

interface LikeThisProps {
  show: { id: number; name: string; outletId: number };
  look: 'link' | 'lined';
}

/** PROG-07: everything but the days of this show, in one press; the day is what one types next. */
export function LikeThis({ show: { id, name, outletId }, look }: LikeThisProps) {
  const navigate = useNavigate();
  const toasts = useToasts();
  const send = useOfficeSend(makeShowDraft);
  const make = () =>
    send.mutate(
      { outletId, like: id },
      {
        onSuccess: ({ draftId }) => void navigate(`/setup/shows/drafts/${draftId}`),
        onError: (error: Error) => toasts.error(wordsOf(error)),
      },
    );
  if (!useMayDo('setup.shows')) return null;
  return (
    <Button look={look} {...(look === 'link' && { size: 's' })} busy={send.isPending} onClick={make}>
      {words.likeThis}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}
