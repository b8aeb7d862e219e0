import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { getMobileTickets } from '@stagedoor/contract/calls/shop/order-history';
import { sendTicket, takeTicketBack } from '@stagedoor/contract/calls/shop/send-ticket';
import type { MobileTicket, Order } from '@stagedoor/contract/entities/order';
import { EmailField } from '@stagedoor/forms/email-field';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { isEmail } from '@stagedoor/rules/accounts/email';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { emailCheckMessages } from '@stagedoor/rules/messages/email-check';
import { ticketMessages as messages } from '@stagedoor/rules/messages/tickets';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useAnswer } from '@stagedoor/asking/use-answer';
import styles from './mobile-tickets.module.css';

interface FriendProps {
  order: Order;
  ticket: MobileTicket;
  name: string;
}

/** TICKET-04: to a friend, and back until it is scanned. */
export function TicketWithFriend({ order, ticket, name }: FriendProps) {
  const [open, setOpen] = useState(false);
  if (ticket.ticketId === undefined) return null;
  if (ticket.sentTo) return <TakeBack order={order} ticket={ticket} name={name} />;
  if (open) return <SendForm order={order} ticket={ticket} name={name} onDone={() => setOpen(false)} />;
  return (
    <Button look="washed" size="s" onClick={() => setOpen(true)}>
      {messages.send}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

/** The list is asked for again: the address of a ticket that was sent is another one. */
const useRefresh = (order: Order) => useAnswer(getMobileTickets, { order: order.id }).refetch;

function TakeBack({ order, ticket, name }: FriendProps) {
  const { mutateAsync, isPending } = useSend(takeTicketBack);
  const refresh = useRefresh(order);
  const toasts = useToasts();
  const onTake = async () => {
    try {
      await mutateAsync({ order: order.id, ticketId: ticket.ticketId! });
      toasts.success(messages.tookBack);
    } catch (error) {
      toasts.error(wordsOf(error));
    }
    await refresh();
  };
  return (
    <>
      <p className={styles.quiet}>{messages.withFriend(ticket.sentTo!)}</p>
      <Button look="washed" size="s" busy={isPending} onClick={() => void onTake()}>
        {messages.takeBack}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
}

function SendForm({ order, ticket, onDone }: FriendProps & { onDone: () => void }) {
  const { mutateAsync } = useSend(sendTicket);
  const refresh = useRefresh(order);
  const toasts = useToasts();
  const form = useForm({ email: '' }, ({ email }) =>
    fieldErrors({ email: !isEmail(email) && emailCheckMessages.invalid }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await mutateAsync({ order: order.id, ticketId: ticket.ticketId!, email: form.values.email });
      toasts.success(messages.sent);
      onDone();
    } catch (error) {
      toasts.error(wordsOf(error));
    }
    await refresh();
  });
  return (
    <div className={styles.friend}>
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={12}>
          <p className={styles.quiet}>{messages.sendWords}</p>
          <FormErrors form={form} />
          <EmailField form={form} name="email" label={messages.friendEmail} autoComplete="off" />
          <Button type="submit" size="s" busy={busy}>
            {messages.sendIt}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}
