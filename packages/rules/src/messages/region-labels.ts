import { spoken } from '../language/spoken.ts';

/** What countries call the region that an address names. */
export const regionLabels: Readonly<Record<string, string>> = spoken('region-labels', {
  County: 'County',
  Emirate: 'Emirate',
  Prefecture: 'Prefecture',
  Province: 'Province',
  Region: 'Region',
  State: 'State',
});
