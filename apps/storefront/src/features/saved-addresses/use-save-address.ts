import { wordsOf } from '@stagedoor/asking/words-of';
import { CallError } from '@stagedoor/client/call-error';
import { createSavedAddress, updateSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Address } from '@stagedoor/contract/entities/address';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { useToasts } from '@stagedoor/ui/toast';
import { sentAddress } from '@stagedoor/forms/sent-address';
import type { AddressForm } from '@stagedoor/forms/use-address-form';
import { useSend } from '@stagedoor/asking/use-send';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { useRereadAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { useSession } from '../../parts/session/use-session.ts';

export interface Saving {
  saved: boolean;
  /** Another tab or device was faster: the address as it is saved now. */
  newer?: Address | undefined;
}

/** Saves what the form holds: as a change of the given address, or as a new one. */
export function useSaveAddress(form: AddressForm): (before: Address | undefined) => Promise<Saving> {
  const { session } = useSession();
  const { mutateAsync: create } = useSend(createSavedAddress);
  const { mutateAsync: update } = useSend(updateSavedAddress);
  const reread = useRereadAddresses();
  const toasts = useToasts();

  return async (before) => {
    const address = { ...before, ...sentAddress(form.values), userId: session?.userId };
    try {
      await (before ? update(address) : create(address));
    } catch (error) {
      const refused = refusedFields(error, form.values);
      if (refused) form.refuse(refused);
      const isOld = error instanceof CallError && error.code === 'ADDRESS_CHANGED';
      const newer = isOld ? (await reread()).find(({ uuid }) => uuid === before?.uuid) : undefined;
      if (!refused && !newer) form.fail(wordsOf(error));
      return { saved: false, newer };
    }
    toasts.success(before ? savedAddressMessages.updated : savedAddressMessages.added);
    await reread();
    return { saved: true };
  };
}
