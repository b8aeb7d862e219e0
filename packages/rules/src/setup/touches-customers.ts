import type { DraftField } from './draft-fields.ts';

/** What whoever orders agrees to, chooses or is promised; everything else is only looked at. */
const promised = new Set<DraftField>([
  'hosts',
  'login',
  'loginUrl',
  'shipsTo',
  'languages',
  'policies',
  'delivery',
  'checkoutMinutes',
  'confirmSelectionMinutes',
]);

export const touchesCustomers = (field: DraftField): boolean => promised.has(field);
