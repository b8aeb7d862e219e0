import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { splitEmails } from '@stagedoor/rules/accounts/email';
import { guestListMessages as words } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { Totals } from '@stagedoor/ui/totals';
import { OutletAddress } from '../../parts/shop/outlet-address.tsx';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { cardDetails, cardName } from '../../parts/payment-methods/card-text.ts';
import { ReceiptSheet } from '../../parts/receipt/receipt-sheet.tsx';
import sheet from '../../parts/receipt/receipt.module.css';
import { totalRows } from '../../parts/total-rows/total-rows.ts';
import styles from './guest-receipt.module.css';
import { AnotherCard } from './another-card.tsx';
import { RequestedEvent } from './requested-event.tsx';

const tones: Readonly<Record<string, 'good' | 'attention' | 'neutral'>> = {
  pending: 'attention',
  declined: 'neutral',
};

/** Thanks, the numbers, what happens next, and everything that was sent. */
export function ReceiptOf({ receipt }: { receipt: GuestReceipt }) {
  usePageTitle(words.requestNumber(receipt.number));
  const { status, totals, paymentMethod } = receipt;
  return (
    <ReceiptSheet
      headline={status.state === 'declined' ? words.notApprovedHeadline : messages.orderHeadline}
      number={words.requestNumber(receipt.number)}
      status={<Tag tone={tones[status.state] ?? 'good'}>{status.text}</Tag>}
      email={receipt.email}
      side={
        <>
          {paymentMethod && <Billing receipt={receipt} />}
          <Delivery receipt={receipt} />
          <Contact receipt={receipt} />
        </>
      }
      ways={<ButtonLink render={<Link to="/" />}>{messages.backToEvents}</ButtonLink>}
    >
      <Standing receipt={receipt} />
      {receipt.events.map((event) => (
        <RequestedEvent key={event.eventId} event={event} priced={totals.totalCents > 0} />
      ))}
    </ReceiptSheet>
  );
}

/** The true state: what it waits for, or why it was not approved. */
function Standing({ receipt }: { receipt: GuestReceipt }) {
  const { status, paymentProblem, reason } = receipt;
  if (paymentProblem) return <AnotherCard receipt={receipt} />;
  if (status.state === 'pending') return <Alert title={messages.nextHeading}>{messages.guestPending}</Alert>;
  return status.state === 'declined' && <Alert title={words.notApproved}>{reason}</Alert>;
}

function Billing({ receipt: { paymentMethod, totals, delivery, status } }: { receipt: GuestReceipt }) {
  const { underTotal } = useTaxWords();
  const currency = useCurrency();
  return (
    <Card title={labels.billing}>
      <Stack>
        {paymentMethod && (
          <p>
            {cardName(paymentMethod)}
            <br />
            <span className={sheet.quiet}>{cardDetails(paymentMethod)}</span>
          </p>
        )}
        <Totals
          rows={totalRows({ ...totals, planFeeCents: 0 }, currency, delivery)}
          total={{
            label: labels.total,
            note: underTotal(totals.includedTaxes),
            value: formatMoney(totals.totalCents, currency),
          }}
        />
        {status.state === 'pending' && <p className={sheet.quiet}>{words.chargedOnApproval}</p>}
      </Stack>
    </Card>
  );
}

/** RECEIPT-16: the addresses that were written to, each on a line. */
function Contact({ receipt }: { receipt: GuestReceipt }) {
  const copies = splitEmails(receipt.additionalEmails);
  return (
    <Card title={words.contact}>
      <p className={styles.strong}>
        {receipt.firstName} {receipt.lastName}
      </p>
      <p>{receipt.email}</p>
      <p>{receipt.phone}</p>
      {copies.length > 0 && (
        <>
          <p className={styles.label}>{words.copiesTo}</p>
          <ul className={styles.copies}>
            {copies.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Delivery({ receipt }: { receipt: GuestReceipt }) {
  const { delivery, shippingAddress, collectorFirstName, collectorLastName } = receipt;
  return (
    <Card title={labels.delivery}>
      <p className={styles.strong}>{delivery.name}</p>
      {delivery.notes && <p className={sheet.quiet}>{delivery.notes}</p>}
      {collectorFirstName && <p>{words.collectedBy(`${collectorFirstName} ${collectorLastName}`)}</p>}
      {shippingAddress && <OutletAddress address={shippingAddress} />}
    </Card>
  );
}
