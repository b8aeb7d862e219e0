import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { deliveryNotes } from '@stagedoor/rules/delivery/arrival-text';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { Alert } from '@stagedoor/ui/alert';
import { Heading } from '@stagedoor/ui/heading';
import { Money } from '@stagedoor/ui/money';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import type { Form } from '@stagedoor/forms/use-form';
import { useCurrency } from '../shop/use-currency.ts';
import { useTimes } from '../shop/use-times.ts';
import styles from './delivery-choice.module.css';

export interface DeliveryForm {
  deliveryMethodUuid: string | null;
}

export interface DeliveryOffer {
  /** The series decides. */
  decided: DeliveryMethod | null;
  /** Otherwise the customer does. */
  choices: readonly DeliveryMethod[];
  /** When tickets of this series are sent. */
  leaves: Date;
  form: Form<DeliveryForm>;
}

/** FAN-13: the method that the series decides on is shown; where it does not, one is chosen. */
export function DeliveryChoice({
  delivery: { decided, choices, leaves, form },
}: {
  delivery: DeliveryOffer;
}) {
  const times = useTimes();
  const currency = useCurrency();
  const notesOf = (method: DeliveryMethod) =>
    deliveryNotes(method, leaves, times, deliveryMessages.wouldBeWithYouBy);
  if (decided) return <Decided method={decided} notes={notesOf(decided)} />;
  if (choices.length === 0) return <Alert tone="warning">{instantCheckoutMessages.noDelivery}</Alert>;
  return (
    <RadioGroup
      id={form.idOf('deliveryMethodUuid')}
      legend={instantCheckoutMessages.chooseDelivery}
      value={form.values.deliveryMethodUuid}
      error={form.errors.deliveryMethodUuid}
      onChange={(deliveryMethodUuid) => form.choose({ deliveryMethodUuid })}
    >
      {choices.map((method) => (
        <RadioCard
          key={method.uuid}
          value={method.uuid}
          title={method.name}
          description={notesOf(method)}
          aside={shippingText(method.priceCents, currency)}
        />
      ))}
    </RadioGroup>
  );
}

interface DecidedProps {
  method: DeliveryMethod;
  notes: string;
}

function Decided({ method: { name, priceCents }, notes }: DecidedProps) {
  const currency = useCurrency();
  const price = shippingText(priceCents, currency);
  return (
    <section className={styles.decided}>
      <div className={styles.head}>
        <Heading level={2} look="label">
          {labels.delivery}: {name}
        </Heading>
        {price && <Money strong>{price}</Money>}
      </div>
      {notes && <p className={styles.notes}>{notes}</p>}
    </section>
  );
}
