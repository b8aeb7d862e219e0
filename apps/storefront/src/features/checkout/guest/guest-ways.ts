// How a guest's tickets may arrive, and whether what was chosen is complete.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { validateAddress } from '@stagedoor/rules/addresses/address';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { validateGuestContact, validateWillCall } from '@stagedoor/rules/guests/guest-contact-form';
import { guestMethods, guestOptionProblem, guestOptions } from '@stagedoor/rules/delivery/guest-delivery';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';
import type { DeliveryDraft, GuestDraft } from '../../../parts/invitation/guest-draft.ts';

const kindsOf = ({ deliveryMethods }: Invitation) =>
  deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));

/** Whose tickets, and when. */
export interface Asked {
  invitation: Invitation;
  chosen: readonly ChosenLevel[];
  now: Date;
  from: SentFrom;
}

const factsOf = ({ chosen, now, from }: Asked) => ({
  events: chosen.map(({ event: { show, series } }) => ({
    startsAt: show.startsAt,
    mobileDelivery: series?.enableMobileDelivery ?? false,
  })),
  now,
  from,
});

export const optionsFor = (asked: Asked): GuestOption[] =>
  guestOptions(asked.invitation.info.deliveryMode, kindsOf(asked.invitation), factsOf(asked));

export const methodsFor = (
  asked: Asked,
  option: GuestOption,
  countryId: number | null | undefined,
): DeliveryMethod[] => {
  const { invitation } = asked;
  const kinds = kindsOf(invitation);
  return guestMethods(option, invitation.info.deliveryMode, kinds, countryId ?? 0, factsOf(asked));
};

export const optionProblem = (invitation: Invitation, option: GuestOption): string | null =>
  guestOptionProblem(option, kindsOf(invitation));

/** The one that was chosen, or the only one there is. */
export function methodOf(
  asked: Asked,
  { option, address, methodUuid }: DeliveryDraft,
): DeliveryMethod | undefined {
  if (!option) return undefined;
  const methods = methodsFor(asked, option, address?.countryId);
  return methods.length === 1 ? methods[0] : methods.find(({ uuid }) => uuid === methodUuid);
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/** The method of a delivery that is complete. */
export function completeDelivery(asked: Asked, { delivery }: GuestDraft): DeliveryMethod | undefined {
  if (!delivery?.option || !optionsFor(asked).includes(delivery.option)) return undefined;
  if (delivery.option === 'willCall' && !isEmpty(validateWillCall(delivery.collector))) return undefined;
  if (
    delivery.option === 'shipping' &&
    !(delivery.address && isEmpty(validateAddress(delivery.address, asked.from.reach)))
  ) {
    return undefined;
  }
  return methodOf(asked, delivery);
}

/** The stages that are complete: what depends on something that was changed is not. */
export function doneStages(asked: Asked, draft: GuestDraft): Set<Stage> {
  const done: [stage: Stage, isDone: boolean][] = [
    ['contact-info', draft.contact !== undefined && isEmpty(validateGuestContact(draft.contact))],
    ['delivery', completeDelivery(asked, draft) !== undefined],
    ['payment-method', draft.paymentMethodUuid !== undefined],
  ];
  return new Set(done.flatMap(([stage, isDone]) => (isDone ? [stage] : [])));
}
