import { useState } from 'react';
import { changeOrderAddress } from '@stagedoor/contract/calls/office/order-actions';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeAddress, OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { useClient } from '@stagedoor/asking/asking-context';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { useToasts } from '@stagedoor/ui/toast';
import { AddressChange } from '../../features/postal-lines/address-change.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { whoChanged } from '../../parts/changed/who-changed.ts';
import { useReach } from '../../parts/session/use-reach.ts';
import { useTimes } from '../../parts/time/use-times.ts';

interface ChangeAddressProps {
  order: OfficeOrder;
  address: OfficeAddress;
  onClose: () => void;
}

/** Where this order goes; the customer's address book stays. */
export function ChangeAddress({ order, address, onClose }: ChangeAddressProps) {
  const { number } = order;
  const toasts = useToasts();
  const times = useTimes();
  const open = useClient();
  // What is sent stays in its country, wherever that is.
  const form = useAddressForm(address, useReach(address.countryId));
  const send = useOfficeSend(changeOrderAddress);
  const [theirs, setTheirs] = useState<OfficeOrder & { who: string }>();
  async function save(seenAt: Date) {
    const { countryId, ...values } = form.values;
    try {
      await send.mutateAsync({ number, ...values, countryId: countryId ?? undefined, seenAt });
      toasts.success('Address changed', 'The order goes there.');
      onClose();
    } catch (error) {
      const who = whoChanged(error, times, 'The customer');
      if (who === undefined) return showRefusal(form, error);
      setTheirs({ ...(await (await open()).client.send(getOfficeOrder, { number })), who });
    }
  }
  const { submit, busy } = useSubmit(form, () => save(order.updatedAt));
  return (
    <AddressChange
      title={`Send ${number} elsewhere`}
      description="Price and ship day stay: what is sent goes to the same country. The customer’s address book stays as it is."
      form={form}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      theirs={
        theirs && {
          who: theirs.who,
          address: theirs.address,
          onYours: () => void save(theirs.updatedAt),
          onBack: () => setTheirs(undefined),
        }
      }
    />
  );
}
