import { fieldErrors, type FieldErrors } from '../forms/field-errors.ts';
import { passwordMessages } from '../messages/password.ts';

export const validateOutletPassword = (form: { password: string }): FieldErrors<'password'> =>
  fieldErrors({ password: !form.password && passwordMessages.required });
