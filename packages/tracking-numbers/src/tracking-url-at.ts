import { couriers } from './couriers.ts';
import { identify } from './identify.ts';
import { filledIn } from './result.ts';

/**
 * The page of a courier that somebody named, also for a number that fits none of its formats; empty where
 * the courier has no such page.
 */
export function trackingUrlAt(courier: string, trackingNumber: string): string {
  const known = identify(trackingNumber, { courier, acceptUnlistedServices: true });
  if (known) return known.trackingUrl;
  const formats = couriers.find(({ code }) => code === courier)?.formats ?? [];
  const template = formats.find(({ trackingUrl }) => trackingUrl)?.trackingUrl ?? '';
  return filledIn(template, trackingNumber);
}
