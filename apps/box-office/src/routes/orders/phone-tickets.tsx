import { useState } from 'react';
import type { OfficeOrder, PhoneTicket } from '@stagedoor/contract/calls/office/one-order';
import { reissueTicket } from '@stagedoor/contract/calls/office/reissue-ticket';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { WholeMoment } from '../../parts/time/moment.tsx';

const keyOf = ({ eventId, ticketId }: PhoneTicket): string => `${eventId} ${ticketId}`;

const columnsOf = (reissue: ((ticket: PhoneTicket) => void) | undefined): OfficeColumn<PhoneTicket>[] => [
  { key: 'place', header: 'Place', phone: 'title', cell: ({ place }) => place },
  {
    key: 'holder',
    header: 'Who has it',
    cell: ({ sentTo }) => (sentTo ? ticketMessages.withFriend(sentTo) : 'The customer'),
  },
  { key: 'issued', header: 'Issued', cell: ({ issuedAt }) => <WholeMoment at={issuedAt} /> },
  ...(reissue
    ? [
        {
          key: 'reissue',
          header: 'Issue anew',
          align: 'end' as const,
          cell: (ticket: PhoneTicket) => (
            <Button
              look="lined"
              size="s"
              onClick={() => reissue(ticket)}
              aria-label={`Issue anew: ${ticket.place}`}
            >
              Issue anew…
            </Button>
          ),
        },
      ]
    : []),
];

/** Which codes count, and who has them. */
export function PhoneTickets({ order }: { order: OfficeOrder }) {
  const [open, setOpen] = useState<PhoneTicket>();
  const mayChange = useMayDo('orders.change');
  const send = useOfficeSend(reissueTicket);
  const toasts = useToasts();
  return (
    <Panel title="Tickets on phones" flush>
      <OfficeTable
        caption="Tickets on phones"
        rows={order.phoneTickets}
        rowKey={keyOf}
        columns={columnsOf(mayChange ? setOpen : undefined)}
      />
      <ConfirmAction
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title="Issue this ticket anew?"
        description={`${open?.place ?? ''}: the code on the phone stops working at once, and ${open?.sentTo ?? 'the customer'} gets a letter with a new link.`}
        confirmLabel="Issue it anew and write"
        reason
        onConfirm={async ({ reason = '' }) => {
          await send.mutateAsync({ number: order.number, ticketId: open!.ticketId, reason });
          toasts.success('The ticket was issued anew');
        }}
      />
    </Panel>
  );
}
