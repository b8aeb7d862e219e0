import { addCartAddress } from '@stagedoor/contract/calls/shop/cart';
import type { Address } from '@stagedoor/contract/entities/address';
import { sentAddress } from '@stagedoor/forms/sent-address';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { useShippingDraft } from '../use-shipping-draft.ts';
import type { ShippingDraft } from '../use-shipping-draft.ts';
import { SHIPPING_DRAFT } from './shipping-draft.ts';
import { useCartSend } from './use-cart-send.ts';
import { useCheckout } from './use-checkout.ts';

interface ShippingForm extends Omit<ShippingDraft, 'drop'> {
  submit: () => void;
  busy: boolean;
  problem: string | undefined;
}

/** The shipping form of a cart. */
export function useShippingForm(addresses: readonly Address[]): ShippingForm {
  const { cart, goOn } = useCheckout();
  const { form, savedUuid, choose, drop } = useShippingDraft(SHIPPING_DRAFT, cart.shippingAddress, addresses);
  const { send, busy, problem } = useCartSend(addCartAddress, refuse);

  function refuse(error: unknown): boolean {
    const refused = refusedFields(error, form.values, 'shippingAddress');
    if (refused) form.refuse(refused);
    return refused !== null;
  }

  async function save() {
    const after = await send({ uuid: cart.uuid, shippingAddress: sentAddress(form.values) });
    if (!after) return;
    drop();
    goOn(after);
  }

  return {
    form,
    savedUuid,
    choose,
    submit: () => {
      if (form.check()) void save();
    },
    busy,
    problem,
  };
}
