/** The stages of the three checkouts, in order, with their words. */
import { fanCheckoutMessages as fan } from '../messages/fan-checkout.ts';
import { guestCheckoutMessages as guest } from '../messages/guest-checkout.ts';
import { instantCheckoutMessages as instant } from '../messages/instant-checkout.ts';
import { labels } from '../messages/labels.ts';

export type Flow = 'i' | 'f' | 'g';
export type Stage =
  | 'review'
  | 'login'
  | 'addons'
  | 'contact-info'
  | 'shipping-address'
  | 'delivery'
  | 'payment-method'
  | 'confirm';

export interface StageWords {
  stage: Stage;
  readonly label: string;
  readonly heading: string;
}

/** Said when they are read, in the language of whoever reads them. */
const words = (stage: Stage, label: () => string, heading = label): StageWords => ({
  stage,
  get label() {
    return label();
  },
  get heading() {
    return heading();
  },
});

const stages: Readonly<Record<Flow, readonly StageWords[]>> = {
  i: [
    words('review', () => instant.review),
    words('login', () => labels.signIn),
    words('addons', () => instant.addons),
    words('shipping-address', () => labels.shipping),
    words('delivery', () => labels.delivery),
    words('payment-method', () => labels.billing),
    words('confirm', () => instant.confirm),
  ],
  f: [
    words('login', () => labels.signIn),
    words(
      'addons',
      () => fan.addons,
      () => fan.addonsHeading,
    ),
    words(
      'shipping-address',
      () => labels.shipping,
      () => fan.shippingHeading,
    ),
    words(
      'payment-method',
      () => labels.billing,
      () => fan.billingHeading,
    ),
    words(
      'confirm',
      () => fan.confirm,
      () => fan.confirmHeading,
    ),
  ],
  g: [
    words('contact-info', () => guest.contactInfo),
    words('delivery', () => labels.delivery),
    words('payment-method', () => labels.billing),
    words('confirm', () => guest.confirm),
  ],
};

export interface CheckoutFacts {
  signedIn: boolean;
  /** Some addon is on sale. */
  hasAddons: boolean;
  /** There is something to pay, and an invitation of the guest list collects it. */
  collectsPayment: boolean;
  /** Instant, CART-23: false where no way of delivery goes to an address. */
  needsAddress?: boolean;
}

export const isFlow = (type: string | undefined): type is Flow =>
  type === 'i' || type === 'f' || type === 'g';

/** The stages of a flow, skipped ones left out. */
export const stagesOf = (flow: Flow, facts: CheckoutFacts): StageWords[] =>
  stages[flow].filter(({ stage }) => {
    if (stage === 'login') return !facts.signedIn;
    if (stage === 'addons') return facts.hasAddons;
    if (stage === 'shipping-address') return flow !== 'i' || facts.needsAddress !== false;
    return stage !== 'payment-method' || flow === 'f' || facts.collectsPayment;
  });

/** Every stage a flow knows, whether or not it is skipped now. */
export const isStageOf = (flow: Flow, stage: string | undefined): stage is Stage =>
  stages[flow].some((each) => each.stage === stage);

/** The stage after this one, which may itself be a skipped one; null after the last. */
export function stageAfter(flow: Flow, stage: Stage, facts: CheckoutFacts): Stage | null {
  const all = stages[flow].map((each) => each.stage);
  const shown = new Set(stagesOf(flow, facts).map((each) => each.stage));
  return all.slice(all.indexOf(stage) + 1).find((each) => shown.has(each)) ?? null;
}
