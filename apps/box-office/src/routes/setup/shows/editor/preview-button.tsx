import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getShowPreview } from '@stagedoor/contract/calls/office/preview';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useKey } from '../../../../parts/keys/use-key.ts';
import type { ShowEditor } from './use-show-editor.ts';

/** PROG-02: the real page of the shop, for two hours, for whoever is given its address. */
export function PreviewButton({ editor: { draft, saving } }: { editor: ShowEditor }) {
  const send = useSend(getShowPreview);
  const toasts = useToasts();
  const { draftId } = draft;
  const isPossible =
    Boolean(draftId) && draft.problems.length === 0 && saving.state === 'saved' && !draft.isGuestList;
  const look = async () => {
    if (!draftId) return;
    // Opened within the click: a window that comes later is kept from coming.
    const page = window.open('about:blank', '_blank');
    try {
      const { address } = await send.mutateAsync({ draftId });
      if (page) page.location.href = address;
    } catch (error) {
      page?.close();
      toasts.error(wordsOf(error));
    }
  };
  useKey('p', () => void look(), isPossible);
  if (!isPossible) return null;
  return (
    <Button look="lined" busy={send.isPending} onClick={() => void look()}>
      {words.asCustomer}
    </Button>
  );
}
