// A guest's request in progress, kept in this tab until it is sent.
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import type { GuestContactForm } from '@stagedoor/rules/guests/guest-contact-form';
import type { GuestOption } from '@stagedoor/rules/delivery/guest-delivery';
import type { AddressValues } from '@stagedoor/forms/address-values';
import { dropDraft, readDraft, writeDraft } from '../draft.ts';

const NAME = 'guest-request';

export interface DeliveryDraft {
  option: GuestOption | null;
  collector: { firstName: string; lastName: string };
  address: AddressValues | undefined;
  savedUuid: string;
  methodUuid: string | null;
}

export interface GuestDraft {
  /** Whose invitation it was begun with. */
  owner: string;
  /** Sent along: whatever happens on the way, it is one request. */
  requestUuid: string;
  /** How many of which price level, by its id. */
  quantities: Readonly<Record<number, number>>;
  contact?: GuestContactForm;
  delivery?: DeliveryDraft;
  paymentMethodUuid?: string;
}

/** Another invitation begins anew: nobody finds somebody else's name in a form. */
export function readGuestDraft({ info }: Invitation): GuestDraft {
  const owner = `${info.guestName} ${info.expiresAt.toISOString()}`;
  const kept = readDraft(NAME) as GuestDraft | undefined;
  return kept?.owner === owner ? kept : { owner, requestUuid: crypto.randomUUID(), quantities: {} };
}

export const keepGuestDraft = (draft: GuestDraft): void => writeDraft(NAME, draft);

export const dropGuestDraft = (): void => dropDraft(NAME);
