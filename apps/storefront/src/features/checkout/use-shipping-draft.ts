import { useEffect, useState } from 'react';
import type { Address } from '@stagedoor/contract/entities/address';
import { reachOf } from '@stagedoor/contract/entities/outlet-reach';
import type { AddressValues } from '@stagedoor/forms/address-values';
import { useAddressForm } from '@stagedoor/forms/use-address-form';
import type { AddressForm } from '@stagedoor/forms/use-address-form';
import { dropDraft, readDraft, writeDraft } from '../../parts/draft.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';

interface Typed {
  values: AddressValues;
  savedUuid: string;
}

export interface ShippingDraft {
  form: AddressForm;
  /** The id of the saved address it began with; empty for a new one. */
  savedUuid: string;
  choose: (uuid: string) => void;
  /** It is saved elsewhere now. */
  drop: () => void;
}

/** A shipping form: begins with what was typed before, what is known, or the newest saved address. */
export function useShippingDraft(
  name: string,
  known: Partial<Address> | undefined,
  addresses: readonly Address[],
): ShippingDraft {
  const { session } = useSession();
  const [typed] = useState(() => readDraft(name) as Typed | undefined);
  const newest = known ? undefined : addresses.at(-1);
  const person = { firstName: session?.firstName, lastName: session?.lastName };
  const form = useAddressForm(typed?.values ?? known ?? newest ?? person, reachOf(useOutlet()));
  const [savedUuid, choose] = useState(typed?.savedUuid ?? newest?.uuid ?? '');

  useEffect(() => writeDraft(name, { values: form.values, savedUuid }), [name, form.values, savedUuid]);

  return { form, savedUuid, choose, drop: () => dropDraft(name) };
}
