// SETUP-02: what the first owner types before there is a shop. The page asks step by step, the server all at once.
import { signInMessages } from '../messages/sign-in.ts';
import { setupMessages } from '../messages/setup.ts';
import { staffMessages } from '../messages/staff.ts';
import { emailProblem } from '../accounts/sign-in-form.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { hostNameProblem } from '../shops/host-name.ts';
import { staffPasswordProblem } from '../staff/staff-password.ts';
import { isOutletKind } from './outlet-kinds.ts';
import { isSellerChoice } from './seller-choices.ts';

export interface FirstRunForm {
  name: string;
  email: string;
  password: string;
  sellerName: string;
  currency: string;
  country: string;
  timeZone: string;
  outletName: string;
  outletType: number;
  host: string;
  code: string;
}

type Field = keyof FirstRunForm;

/** Which fields are asked together, in the order in which they are asked. */
export const firstRunSteps = [
  ['name', 'email', 'password'],
  ['sellerName', 'currency', 'country', 'timeZone'],
  ['outletName', 'outletType', 'host'],
  ['code'],
] as const satisfies readonly (readonly Field[])[];

/** The step on which a field is mended; the last one for what no field is about. */
export function stepOfField(fields: readonly string[]): number {
  const at = firstRunSteps.findIndex((step) => step.some((field) => fields.includes(field)));
  return at === -1 ? firstRunSteps.length - 1 : at;
}

const hostProblem = (host: string): string | undefined =>
  isBlank(host) ? setupMessages.hostNeeded : hostNameProblem(host.trim().toLowerCase());

export type OutletForm = Pick<FirstRunForm, 'outletName' | 'outletType' | 'host'>;

const outletProblems = (form: OutletForm) => ({
  outletName: isBlank(form.outletName) && setupMessages.outletNameNeeded,
  outletType: !isOutletKind(form.outletType) && setupMessages.notOffered,
  host: hostProblem(form.host),
});

/** What every outlet begins with, the first one and those that come later. */
export const validateOutlet = (form: OutletForm): FieldErrors<keyof OutletForm> =>
  fieldErrors(outletProblems(form));

export const validateFirstRun = (
  form: FirstRunForm,
  commonPasswords?: readonly string[],
): FieldErrors<Field> =>
  fieldErrors({
    name: isBlank(form.name) && staffMessages.nameRequired,
    email: emailProblem(form.email, signInMessages.emailRequired),
    password: staffPasswordProblem(form.password, commonPasswords),
    sellerName: isBlank(form.sellerName) && setupMessages.sellerNameNeeded,
    currency: !isSellerChoice('currency', form.currency) && setupMessages.notOffered,
    country: !isSellerChoice('country', form.country) && setupMessages.notOffered,
    timeZone: !isSellerChoice('timeZone', form.timeZone) && setupMessages.notOffered,
    ...outletProblems(form),
    code: isBlank(form.code) && staffMessages.codeNeeded,
  });
