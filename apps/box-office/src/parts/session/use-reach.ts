import type { Reach } from '@stagedoor/rules/addresses/countries';
import { useStaff } from './use-staff.ts';

/** Where an address may be that staff correct: around the seller, and where it is already. */
export const useReach = (countryId: number | undefined): Reach => ({
  home: useStaff().workplace.country,
  alsoTo: countryId === undefined ? [] : [countryId],
});
