/** How long what a person types may be, by the field's name: the form, the call and the column agree. */
export const fieldLimits = {
  firstName: 100,
  lastName: 100,
  companyName: 100,
  addressLineOne: 200,
  addressLineTwo: 200,
  city: 100,
  state: 100,
  zip: 20,
  phone: 40,
  email: 254,
  note: 500,
} as const;

const limits: Readonly<Record<string, number>> = {
  ...fieldLimits,
  emailConfirmation: fieldLimits.email,
};

/** Undefined for a field that is not in the table. */
export const fieldLimit = (name: string): number | undefined => limits[name];
