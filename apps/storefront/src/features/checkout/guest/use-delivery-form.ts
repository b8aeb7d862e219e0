import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { validateWillCall } from '@stagedoor/rules/guests/guest-contact-form';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { useForm } from '@stagedoor/forms/use-form';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { useNow } from '@stagedoor/screens/clock';
import type { DeliveryDraft } from '../../../parts/invitation/guest-draft.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { methodOf, methodsFor, optionProblem, optionsFor } from './guest-ways.ts';
import { useGuestCheckout } from './use-guest-checkout.ts';

/** The three ways in one stage: each keeps what was typed into it, and only the chosen one is checked. */
export function useDeliveryForm(addresses: readonly Address[]) {
  const { invitation, chosen, draft, change, goOn } = useGuestCheckout();
  const { contact, delivery: kept } = draft;
  const from = sentFrom(useOutlet());
  const asked = { invitation, chosen, now: useNow(), from };
  const options = optionsFor(asked);
  const only = options.length === 1 ? firstOf(options) : null;
  const person = { firstName: contact?.firstName ?? '', lastName: contact?.lastName ?? '' };
  const newest = addresses.at(-1);

  const [option, setOption] = useState<GuestOption | null>(kept?.option ?? only);
  const [savedUuid, setSavedUuid] = useState(kept?.savedUuid ?? newest?.uuid ?? '');
  const [methodUuid, setMethodUuid] = useState(kept?.methodUuid ?? null);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const names = useForm(kept?.collector ?? person, validateWillCall);
  const before = kept?.address && { ...kept.address, countryId: kept.address.countryId ?? undefined };
  const address = useAddressForm(before ?? newest ?? { ...person, phone: contact?.phone }, from.reach);

  const current = option !== null && options.includes(option) ? option : only;
  const typed = { collector: names.values, address: address.values };
  const delivery: DeliveryDraft = { option: current, ...typed, savedUuid, methodUuid };
  useKept(delivery, (typed) => change({ delivery: typed }));

  const methods = current ? methodsFor(asked, current, address.values.countryId) : [];
  const problem = current ? optionProblem(invitation, current) : null;
  const method = methodOf(asked, delivery);
  const missing = attempt > 0 && !method ? deliveryMessages.required : undefined;

  function submit() {
    setAttempt(attempt + 1);
    const formIsGood =
      current === 'willCall' ? names.check() : current === 'shipping' ? address.check() : true;
    if (formIsGood && method) goOn({ delivery });
  }

  return {
    asked,
    options,
    option: current,
    setOption,
    names,
    address,
    savedUuid,
    setSavedUuid,
    methods,
    methodUuid,
    setMethodUuid,
    problem,
    id,
    missingOption: current ? undefined : missing,
    missingMethod: current ? missing : undefined,
    attempt,
    submit,
  };
}

/** What is typed is kept at once, so that a reload loses nothing. */
function useKept(delivery: DeliveryDraft, change: (delivery: DeliveryDraft) => void): void {
  const { option, collector, address, savedUuid, methodUuid } = delivery;
  const keep = useEffectEvent((typed: DeliveryDraft) => change(typed));
  useEffect(
    () => keep({ option, collector, address, savedUuid, methodUuid }),
    [option, collector, address, savedUuid, methodUuid],
  );
}
