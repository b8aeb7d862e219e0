import type { Currency } from '@stagedoor/rules/money/currencies';
import { useStaff } from '../session/use-staff.ts';

/** What the seller for whom one works is paid in. Only below the frame. */
export const useCurrency = (): Currency => useStaff().workplace.currency;
