import { wordsOf } from '@stagedoor/asking/words-of';
import { removeView } from '@stagedoor/contract/calls/office/saved-views';
import type { SavedView } from '@stagedoor/contract/calls/office/saved-views';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useUndo } from '../../parts/undo/undo-provider.tsx';

/** Gives up the view in sight; for ten seconds one can think better of it. */
export function RemoveView({ view: { id, name } }: { view: SavedView }) {
  const toasts = useToasts();
  const holdBack = useUndo();
  const send = useOfficeSend(removeView);
  const commit = () =>
    send.mutate({ id }, { onError: (error) => toasts.error('The view is still there', wordsOf(error)) });
  return (
    <Button
      look="link"
      size="s"
      icon="close"
      onClick={() => holdBack({ text: `The view “${name}” goes`, commit })}
    >
      Remove this view
    </Button>
  );
}
