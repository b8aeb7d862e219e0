/** An address to ship to, with a delivery method where one has to be chosen. */
import { changeCountry, validateAddress, type Address, type AddressErrors } from './address.ts';
import type { FieldErrors } from './field-errors.ts';
import { addressMessages } from './messages/address.ts';
import { deliveryMessages } from './messages/delivery.ts';

export interface ShippingForm extends Address {
  deliveryMethodUuid: string | null;
}

export const validateShipping = (
  form: ShippingForm,
  deliveryAsked: boolean,
): AddressErrors & FieldErrors<'deliveryMethodUuid'> => {
  const errors = validateAddress(form);
  return deliveryAsked && !form.deliveryMethodUuid
    ? { ...errors, deliveryMethodUuid: deliveryMessages.required }
    : errors;
};

/** Another country clears the state and the delivery method. */
export const changeShippingCountry = <F extends ShippingForm>(form: F, countryId: number): F =>
  form.countryId === countryId ? form : { ...changeCountry(form, countryId), deliveryMethodUuid: null };

/** What is said when a stage is sent without its address or its method. */
export const missingAddress = (address: object | null | undefined): string | null =>
  address ? null : addressMessages.missing;

export const missingDelivery = (deliveryMethodUuid: string | null | undefined): string | null =>
  deliveryMethodUuid ? null : deliveryMessages.missing;
