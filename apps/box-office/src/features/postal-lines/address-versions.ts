import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import type { VersionField } from '@stagedoor/ui/office/version-table';
import { keysOf } from '@stagedoor/rules/values/keys-of';

const labels = {
  firstName: fieldLabels.firstName,
  lastName: fieldLabels.lastName,
  companyName: fieldLabels.company,
  addressLineOne: fieldLabels.streetAddress,
  addressLineTwo: fieldLabels.addressLineTwo,
  city: fieldLabels.city,
  state: fieldLabels.stateOrProvince,
  zip: fieldLabels.zipCode,
  phone: fieldLabels.phone,
} as const;
type Name = keyof typeof labels;
export type Versioned = Partial<Record<Name, string | null | undefined>>;

/** An address that somebody else saved beside one that is being typed, field by field. */
export const addressVersions = (theirs: Versioned | undefined, yours: Versioned): VersionField[] =>
  keysOf(labels).map((name) => ({
    name: labels[name],
    theirs: theirs?.[name] ?? '',
    yours: yours[name] ?? '',
  }));
