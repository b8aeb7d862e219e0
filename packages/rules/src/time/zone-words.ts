import { timeMessages } from '../messages/times.ts';

// What the clock of a zone is called where somebody may read it elsewhere.

/** `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
export const cityOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** `ET`, as everybody calls New York's time; elsewhere `Paris time`. */
export const zoneWord = (zone: string): string =>
  zone === 'America/New_York' ? timeMessages.eastern : timeMessages.ofCity(cityOfZone(zone));
