import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { draftLegPrices } from '@stagedoor/contract/calls/office/leg-prices';
import { legPriceMessages as words } from '@stagedoor/rules/messages/leg-prices';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { chosenCount } from '@stagedoor/ui/office/selection';
import type { Selection } from '@stagedoor/ui/office/selection';
import { useToasts } from '@stagedoor/ui/toast';
import { PublishDrafts } from '../../drafting/publish-drafts.tsx';
import { LegPrices } from './leg-prices.tsx';
import type { LegWish } from './leg-prices.tsx';

const MOST_SHOWS = 300;

interface ChangePricesProps {
  chosen: Selection;
  total: number;
}

/** What is done with several shows at once. */
export function ChangePrices({ chosen, total }: ChangePricesProps) {
  const [open, setOpen] = useState(false);
  const [draftIds, setDraftIds] = useState<number[]>();
  const send = useSend(draftLegPrices);
  const toasts = useToasts();
  const count = chosenCount(chosen, total);
  const eventIds = chosen.all ? [] : [...chosen.keys].map(Number);
  const close = () => {
    setOpen(false);
    setDraftIds(undefined);
  };
  const draft = async (wish: LegWish, publishes: boolean) => {
    const made = await send.mutateAsync({ eventIds, ...wish });
    if (publishes) return setDraftIds(made.draftIds);
    toasts.success(words.kept(made.draftIds.length));
    return close();
  };
  return (
    <>
      <Button
        look="lined"
        size="s"
        disabledReason={chosen.all || count > MOST_SHOWS ? words.tooMany : undefined}
        onClick={() => setOpen(true)}
      >
        {words.change(count)}
      </Button>
      {open && !draftIds && (
        <Dialog open onClose={close} title={words.title(count)} description={words.means}>
          <LegPrices
            eventIds={eventIds}
            busy={send.isPending}
            onDraft={(wish, publishes) =>
              void draft(wish, publishes).catch((error: unknown) => toasts.error(wordsOf(error)))
            }
          />
        </Dialog>
      )}
      {draftIds && <PublishDrafts draftIds={draftIds} isPublic onClose={close} />}
    </>
  );
}
