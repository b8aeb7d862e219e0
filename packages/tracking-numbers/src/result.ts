/** What is told about a number that was recognised. */

import type { Country } from './format.ts';
import { readGroup, type Shape } from './shapes.ts';

export interface TrackingNumber {
  /** The name of the format. */
  readonly name: string;
  /** The courier's page about this number; empty where none is known. */
  readonly trackingUrl: string;
  /** May be empty. */
  readonly description: string;
  /** Capitals and digits only. */
  readonly trackingNumber: string;
  readonly courier: { readonly name: string; readonly code: string };
  /** The service its service type stands for. */
  readonly service?: string | undefined;
  /** The kind of container its container type stands for. */
  readonly container?: string | undefined;
  /** The country whose postal operator gave the number out. */
  readonly country?: Country | undefined;
}

export function resultOf(shape: Shape, trackingNumber: string): TrackingNumber {
  const { courier, format } = shape;
  const country = format.countries?.get(readGroup(shape, 'CountryCode', trackingNumber));
  const template = format.trackingUrl ?? country?.operatorUrl ?? '';
  return {
    name: format.name,
    trackingUrl: filledIn(template, trackingNumber),
    description: format.description ?? '',
    trackingNumber,
    courier: { name: courier.name, code: courier.code },
    service: format.services?.[readGroup(shape, 'ServiceType', trackingNumber)],
    container: format.containers?.[readGroup(shape, 'ShippingContainerType', trackingNumber)],
    country,
  };
}

export function filledIn(template: string, trackingNumber: string): string {
  return template.replace('%s', encodeURIComponent(trackingNumber.toWellFormed()));
}
