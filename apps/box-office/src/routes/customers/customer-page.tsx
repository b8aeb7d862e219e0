import { useNavigate, useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { addCustomerNote, getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { canChooseCard, cardExpires, cardExpiryText } from '@stagedoor/rules/cards/card-expiry';
import type { CardToCharge } from '@stagedoor/rules/cards/card-expiry';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { NoteForm } from '../../features/note-form/note-form.tsx';
import { readsWords } from '../../parts/languages/reads-words.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { useMayDo, useMaySee } from '../../parts/session/use-staff.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerAddresses } from './customer-addresses.tsx';
import { CustomerLetters } from './customer-letters.tsx';
import { CustomerOrders, CustomerRequests } from './customer-orders.tsx';
import { CustomerWaiting } from './customer-waiting.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** Who is this, and what waits for them? */
export function CustomerPage() {
  const { id = '' } = useParams();
  const { within } = useOutletScope();
  const navigate = useNavigate();
  const answer = useOfficeAnswer(getOfficeCustomer, { id: /^\d{1,9}$/.test(id) ? Number(id) : 0 });
  useKey('u', () => void navigate(within('/customers')));
  if (isMissing(answer.error)) {
    return <EmptyState icon="search" titleLevel={1} title="There is no such customer" />;
  }
  return (
    <Answered answer={answer} what="This customer">
      {(customer) => <OneCustomer customer={customer} />}
    </Answered>
  );
}

function OneCustomer({ customer }: { customer: OfficeCustomer }) {
  const { formatDate } = useTimes();
  const { within } = useOutletScope();
  const { firstName, lastName, email, since, member, language } = customer;
  const facts = [
    email,
    `customer since ${formatDate(since)}`,
    member && `member ${member}, profile kept outside`,
    language && readsWords(language),
  ];
  return (
    <>
      <PageHead
        within={[
          <Link key="customers" to={within('/customers')}>
            Customers
          </Link>,
        ]}
        title={`${firstName} ${lastName}`.trim() || email}
        facts={facts.filter(Boolean).join(', ')}
        actions={<CustomerActions customer={customer} />}
      />
      <SideColumn side={<Aside customer={customer} />}>
        <Stack gap={16}>
          <CustomerWaiting waiting={customer.waiting} />
          <CustomerOrders orders={customer.orders} />
          <CustomerRequests requests={customer.requests} />
          <CustomerLetters mails={customer.mails} />
        </Stack>
      </SideColumn>
    </>
  );
}

function Aside({ customer }: { customer: OfficeCustomer }) {
  const { formatDateTime } = useTimes();
  const { id, cards, notes, log } = customer;
  const seesContact = useMaySee('customers.contact');
  const mayNote = useMayDo('customers.note');
  const send = useOfficeSend(addCustomerNote);
  return (
    <Stack gap={16}>
      <Panel title="Cards" aside={String(cards.length)}>
        {cards.length === 0 && <p>No card is saved.</p>}
        {cards.map((card) => (
          <p key={card.id}>
            {card.words} · {cardExpires(card.expiration)} <CardTag card={card} />
          </p>
        ))}
        <p>Numbers are kept by the gateway, never here.</p>
      </Panel>
      {seesContact && <CustomerAddresses customer={customer} />}
      {seesContact && (
        <Panel title="Desk notes" aside={String(notes.length)}>
          <Stack gap={12}>
            {notes.map((note) => (
              <div key={note.id}>
                <p>{note.content}</p>
                <small>
                  {note.name}, {formatDateTime(note.at)}
                </small>
              </div>
            ))}
            {mayNote && <NoteForm save={(content) => send.mutateAsync({ id, content })} />}
          </Stack>
        </Panel>
      )}
      {log.length > 0 && (
        <Panel title="Changes" aside={String(log.length)}>
          {log.map((entry) => (
            <p key={entry.id}>
              {entry.action}
              <br />
              <small>
                {entry.name}, {formatDateTime(entry.at)}
              </small>
            </p>
          ))}
        </Panel>
      )}
    </Stack>
  );
}

/** A card that will not do for long. */
function CardTag({ card }: { card: CardToCharge }) {
  const now = useNow();
  const isOver = !canChooseCard(card, now);
  const text = card.isFormer ? 'Of the former gateway' : cardExpiryText(card, now);
  if (text === null) return null;
  return (
    <Tag tone={isOver ? 'neutral' : 'attention'} icon={isOver ? 'close' : 'clock'}>
      {text}
    </Tag>
  );
}
