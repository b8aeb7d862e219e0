import type { DraftField } from '@stagedoor/rules/setup/draft-fields';

/** The parts of an outlet's room, in the order in which they are read. */
export const tabNames = {
  look: 'Look',
  front: 'Front page',
  hosts: 'Names and addresses',
  texts: 'Notices',
  policies: 'Policies',
  delivery: 'Delivery',
  entry: 'Sign-in',
} as const;
export type OutletTab = keyof typeof tabNames;

const elsewhere: Partial<Record<DraftField, OutletTab>> = {
  'theme.headerImage': 'front',
  'theme.subHeader': 'front',
  'theme.carousel': 'front',
  'theme.promos': 'front',
  contents: 'texts',
  policies: 'policies',
  delivery: 'delivery',
  shipsTo: 'delivery',
  login: 'entry',
  loginUrl: 'entry',
  checkoutMinutes: 'entry',
  confirmSelectionMinutes: 'entry',
};

/** Where a field is typed. */
export const tabOfField = (field: DraftField): OutletTab =>
  elsewhere[field] ?? (field.startsWith('theme.') ? 'look' : 'hosts');
