import { useState } from 'react';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { ticketReturnMessages as messages } from '@stagedoor/rules/messages/ticket-returns';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { Stack } from '@stagedoor/ui/stack';
import { TicketChoice } from './ticket-choice.tsx';

interface ReturnQuestionProps {
  tickets: readonly { ticketId: number; place: string }[];
  /** What each of them gives back. */
  sum: string;
  /** What is kept of each; none: nothing is. */
  fee: string | undefined;
  busy: boolean;
  onConfirm: (ticketIds: number[]) => void;
  onCancel: () => void;
}

/** Which tickets, what comes back of each and when, and whose they are until then: told before anything happens. */
export function ReturnQuestion({ tickets, sum, fee, busy, onConfirm, onCancel }: ReturnQuestionProps) {
  const canChoose = tickets.length > 1;
  const [ids, setIds] = useState<readonly number[]>(tickets.map(({ ticketId }) => ticketId));
  const [isEmpty, setEmpty] = useState(false);
  const choose = (ticketId: number, wanted: boolean) => {
    setIds(wanted ? [...ids, ticketId] : ids.filter((each) => each !== ticketId));
    setEmpty(false);
  };
  const comesBack = ids.length > 1 ? messages.manyComeBack(sum) : messages.comesBack(sum);
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={messages.title}
      description={messages.intro}
      confirmLabel={messages.offer}
      cancelLabel={labels.cancel}
      onConfirm={() => (ids.length === 0 ? setEmpty(true) : onConfirm([...ids]))}
      onCancel={onCancel}
    >
      <Stack>
        {canChoose ? (
          <TicketChoice
            legend={messages.which}
            none={orderHistoryMessages.refundNone}
            tickets={tickets}
            chosen={tickets.filter(({ ticketId }) => ids.includes(ticketId))}
            isEmpty={isEmpty}
            onChoose={choose}
          />
        ) : (
          tickets.map(({ ticketId, place }) => <p key={ticketId}>{place}</p>)
        )}
        <p>{[comesBack, fee && messages.keeps(fee)].filter(Boolean).join(' ')}</p>
        <p>{messages.staysYours}</p>
      </Stack>
    </ConfirmDialog>
  );
}
