import { CallError } from '@stagedoor/client/call-error';
import { createSavedAddress, updateSavedAddress } from '@stagedoor/contract/calls/saved-addresses';
import { addressWireNames } from '@stagedoor/contract/entities/address';
import type { Address } from '@stagedoor/contract/entities/address';
import { savedAddressMessages } from '@stagedoor/rules/messages/saved-addresses';
import { useToasts } from '@stagedoor/ui/toast';
import { sentAddress } from '../../parts/address-form/sent-address.ts';
import type { AddressForm } from '../../parts/address-form/use-address-form.ts';
import { useSend } from '../../parts/calls/use-send.ts';
import { refusedFields } from '../../parts/form/refused-fields.ts';
import { useRereadAddresses } from '../../parts/saved-addresses/use-saved-addresses.ts';
import { useSession } from '../../parts/session/use-session.ts';

export interface Outcome {
  saved: boolean;
  /** Another tab or device was faster: the address as it is saved now. */
  newer?: Address;
}

/** Saves what the form holds: as a change of the given address, or as a new one. */
export function useSaveAddress(form: AddressForm): (before: Address | undefined) => Promise<Outcome> {
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
      const refused = refusedFields(error, addressWireNames);
      if (refused) form.refuse(refused);
      const isOld = error instanceof CallError && error.code === 'ADDRESS_CHANGED';
      const newer = isOld ? (await reread()).find(({ uuid }) => uuid === before?.uuid) : undefined;
      if (!refused && !newer) form.fail(error instanceof Error ? error.message : String(error));
      return { saved: false, newer };
    }
    toasts.success(before ? savedAddressMessages.updated : savedAddressMessages.added);
    await reread();
    return { saved: true };
  };
}
