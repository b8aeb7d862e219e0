import { splitEmails } from '@stagedoor/rules/accounts/email';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestCheckoutMessages as messages } from '@stagedoor/rules/messages/guest-checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { policiesToAccept } from '@stagedoor/rules/shops/policies';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OutletAddress } from '../../../parts/shop/outlet-address.tsx';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useInvitationToken } from '../../../parts/invitation/use-invitation.ts';
import { cardDetails, cardName } from '../../../parts/payment-methods/card-text.ts';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { ConfirmGroup } from '../confirm-group.tsx';
import { PolicyNames } from '../../../parts/policy-names.tsx';
import { StageCard } from '../stage-card.tsx';
import terms from '../terms.module.css';
import styles from './guest-checkout.module.css';
import { useGuestCheckout } from './use-guest-checkout.ts';
import { useSendRequest } from './use-send-request.ts';

/** Everything once more, each group with its way back, and the one button that sends it. */
export function ConfirmStage() {
  const { collectsPayment, chosen, addressOf } = useGuestCheckout();
  const { policies = [] } = useOutlet();
  const { submit, busy, problem } = useSendRequest();
  const accepted = policiesToAccept(policies);
  return (
    <StageCard heading={messages.confirm} hint={guestListMessages.nothingCharged}>
      {problem && (
        <Alert tone="critical" role="alert">
          {problem}
        </Alert>
      )}
      <Button size="l" wide busy={busy} onClick={submit}>
        {messages.confirm}
      </Button>
      {accepted.length > 0 && (
        <p className={terms.terms}>
          {guestListMessages.agreeTo} <PolicyNames policies={accepted} />
        </p>
      )}
      <ConfirmGroup title={checkoutMessages.tickets} edit="/">
        <ul className={styles.lines}>
          {chosen.map(({ event, level, quantity }) => (
            <li key={level.id}>
              {checkoutMessages.linesTimes(level.name, quantity)}
              <span className={styles.quiet}>{event.show.artist?.name ?? event.show.name}</span>
            </li>
          ))}
        </ul>
      </ConfirmGroup>
      <ContactGroup edit={addressOf('contact-info')} />
      <DeliveryGroup edit={addressOf('delivery')} />
      {collectsPayment && <CardGroup edit={addressOf('payment-method')} />}
    </StageCard>
  );
}

function ContactGroup({ edit }: { edit: string }) {
  const { contact } = useGuestCheckout().draft;
  if (!contact) return null;
  const copies = splitEmails(contact.additionalEmails);
  return (
    <ConfirmGroup title={messages.contactInfo} edit={edit}>
      <p>
        {contact.firstName} {contact.lastName}
        <br />
        {contact.email}
        <br />
        {contact.phone}
      </p>
      {copies.length > 0 && (
        <p className={styles.quiet}>
          {guestListMessages.copiesTo}: {copies.join(', ')}
        </p>
      )}
    </ConfirmGroup>
  );
}

function DeliveryGroup({ edit }: { edit: string }) {
  const currency = useCurrency();
  const { draft, method } = useGuestCheckout();
  const { delivery } = draft;
  const price = method && shippingText(method.priceCents, currency);
  return (
    <ConfirmGroup title={labels.delivery} edit={edit}>
      <p>
        {method?.name}
        {price && ` (${price})`}
      </p>
      {delivery?.option === 'willCall' && (
        <p>
          {guestListMessages.collectedBy(`${delivery.collector.firstName} ${delivery.collector.lastName}`)}
        </p>
      )}
      {delivery?.option === 'shipping' && delivery.address && (
        <OutletAddress address={sentAddress(delivery.address)} />
      )}
    </ConfirmGroup>
  );
}

function CardGroup({ edit }: { edit: string }) {
  const { paymentMethodUuid } = useGuestCheckout().draft;
  const invitationToken = useInvitationToken();
  const { data } = usePaymentMethods({ ...(invitationToken && { invitationToken }) });
  const card = data?.paymentMethods.find(({ uuid }) => uuid === paymentMethodUuid);
  return (
    <ConfirmGroup title={labels.billing} edit={edit}>
      {card && (
        <p>
          {cardName(card)}
          <br />
          {cardDetails(card)}
        </p>
      )}
    </ConfirmGroup>
  );
}
