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
  additionalEmails: 2000,
  /** So many that nobody's is cut off. */
  password: 1024,
  note: 500,
  /** Of a link to a new password. */
  token: 200,
} as const;

const limits: Readonly<Record<string, number>> = {
  ...fieldLimits,
  emailConfirmation: fieldLimits.email,
  currentPassword: fieldLimits.password,
  newPassword: fieldLimits.password,
  passwordConfirmation: fieldLimits.password,
};

/** Undefined for a field that is not in the table. */
export const fieldLimit = (name: string): number | undefined => limits[name];
