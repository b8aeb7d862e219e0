// How a guest's tickets may arrive, and whether what was chosen is complete.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { validateAddress } from '@stagedoor/rules/address';
import type { Stage } from '@stagedoor/rules/checkout-stages';
import { validateGuestContact, validateWillCall } from '@stagedoor/rules/guest-contact-form';
import { guestMethods, guestOptionProblem, guestOptions } from '@stagedoor/rules/guest-delivery';
import type { GuestOption } from '@stagedoor/rules/guest-delivery';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';
import type { DeliveryDraft, GuestDraft } from '../../../parts/invitation/guest-draft.ts';

const kindsOf = ({ deliveryMethods }: Invitation) =>
  deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));

export const optionsFor = (invitation: Invitation, chosen: readonly ChosenLevel[]): GuestOption[] =>
  guestOptions(
    invitation.info.deliveryMode,
    kindsOf(invitation),
    chosen.map(({ event }) => ({ mobileDelivery: event.series?.enableMobileDelivery ?? false })),
  );

export const methodsFor = (
  invitation: Invitation,
  option: GuestOption,
  countryId: number | null | undefined,
): DeliveryMethod[] =>
  guestMethods(option, invitation.info.deliveryMode, kindsOf(invitation), countryId ?? 0);

export const optionProblem = (invitation: Invitation, option: GuestOption): string | null =>
  guestOptionProblem(option, kindsOf(invitation));

/** The one that was chosen, or the only one there is. */
export function methodOf(
  invitation: Invitation,
  { option, address, methodUuid }: DeliveryDraft,
): DeliveryMethod | undefined {
  if (!option) return undefined;
  const methods = methodsFor(invitation, option, address?.countryId);
  return methods.length === 1 ? methods[0] : methods.find(({ uuid }) => uuid === methodUuid);
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/** The method of a delivery that is complete. */
export function completeDelivery(
  invitation: Invitation,
  chosen: readonly ChosenLevel[],
  { delivery }: GuestDraft,
): DeliveryMethod | undefined {
  if (!delivery?.option || !optionsFor(invitation, chosen).includes(delivery.option)) return undefined;
  if (delivery.option === 'willCall' && !isEmpty(validateWillCall(delivery.collector))) return undefined;
  if (delivery.option === 'shipping' && !(delivery.address && isEmpty(validateAddress(delivery.address)))) {
    return undefined;
  }
  return methodOf(invitation, delivery);
}

/** The stages that are complete: what depends on something that was changed is not. */
export function doneStages(
  invitation: Invitation,
  chosen: readonly ChosenLevel[],
  draft: GuestDraft,
): Set<Stage> {
  const done: [stage: Stage, isDone: boolean][] = [
    ['contact-info', draft.contact !== undefined && isEmpty(validateGuestContact(draft.contact))],
    ['delivery', completeDelivery(invitation, chosen, draft) !== undefined],
    ['payment-method', draft.paymentMethodUuid !== undefined],
  ];
  return new Set(done.flatMap(([stage, isDone]) => (isDone ? [stage] : [])));
}
