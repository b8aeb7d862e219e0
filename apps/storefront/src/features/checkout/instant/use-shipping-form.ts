import { useEffect, useState } from 'react';
import { addCartAddress } from '@stagedoor/contract/calls/cart';
import { addressWireNames } from '@stagedoor/contract/entities/address';
import type { Address } from '@stagedoor/contract/entities/address';
import { sentAddress } from '../../../parts/address-form/sent-address.ts';
import { useAddressForm } from '../../../parts/address-form/use-address-form.ts';
import type { AddressForm } from '../../../parts/address-form/use-address-form.ts';
import { dropDraft, readDraft, writeDraft } from '../../../parts/draft.ts';
import { refusedFields } from '../../../parts/form/refused-fields.ts';
import { useSession } from '../../../parts/session/use-session.ts';
import { SHIPPING_DRAFT } from './shipping-draft.ts';
import type { ShippingDraft } from './shipping-draft.ts';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

interface ShippingForm {
  form: AddressForm;
  /** The id of the saved address it began with; empty for a new one. */
  savedUuid: string;
  choose: (uuid: string) => void;
  submit: () => void;
  busy: boolean;
  problem: string | undefined;
}

/** The server names a field of the address by its way into the cart. */
const wireNames = Object.fromEntries(
  Object.entries(addressWireNames).map(([ours, wireName]) => [ours, `shippingAddress.${wireName}`]),
);

/** The shipping form: begins with what was typed before, what the cart has, or the newest saved address. */
export function useShippingForm(addresses: readonly Address[]): ShippingForm {
  const { cart, goOn } = useCheckout();
  const { session } = useSession();
  const [draft] = useState(() => readDraft(SHIPPING_DRAFT) as ShippingDraft | undefined);
  const newest = cart.shippingAddress ? undefined : addresses.at(-1);
  const name = { firstName: session?.firstName, lastName: session?.lastName };
  const form = useAddressForm(draft?.values ?? cart.shippingAddress ?? newest ?? name);
  const [savedUuid, setSavedUuid] = useState(draft?.savedUuid ?? newest?.uuid ?? '');
  const { send, busy, problem } = useCartSend(addCartAddress, refuse);

  useEffect(() => writeDraft(SHIPPING_DRAFT, { values: form.values, savedUuid }), [form.values, savedUuid]);

  function refuse(error: unknown): boolean {
    const refused = refusedFields(error, wireNames);
    if (refused) form.refuse(refused);
    return refused !== null;
  }

  async function save() {
    const after = await send({ uuid: cart.uuid, shippingAddress: sentAddress(form.values) });
    if (!after) return;
    dropDraft(SHIPPING_DRAFT);
    goOn(after);
  }

  return {
    form,
    savedUuid,
    choose: setSavedUuid,
    submit: () => {
      if (form.check()) void save();
    },
    busy,
    problem,
  };
}
