import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { accountMessages } from '../messages/account.ts';
import { nameAndEmailMessages } from '../messages/name-and-email.ts';
import { isUser } from './session.ts';

export interface ProfileForm {
  userId: number | null | undefined;
  firstName: string;
  lastName: string;
}

export const validateProfile = (form: ProfileForm): FieldErrors<keyof ProfileForm> =>
  fieldErrors({
    userId: !isUser(form.userId) && accountMessages.userIdRequired,
    firstName: isBlank(form.firstName) && nameAndEmailMessages.firstNameRequired,
    lastName: isBlank(form.lastName) && nameAndEmailMessages.lastNameRequired,
  });

/** Members of an outside system keep their name and password there. */
export const isExternalMember = (session: { externalUserId?: string | null | undefined }): boolean =>
  !isBlank(session.externalUserId);
