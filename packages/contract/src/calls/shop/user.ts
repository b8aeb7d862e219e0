// Accounts: signing in, the profile, passwords.
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { shopCall } from '../../shop-call.ts';
import { session } from '../../entities/session.ts';
import { givenId } from '../../given.ts';
import { entity, flag, id, maybe, nothing, secret, text, typed } from '../../wire.ts';

const emailField = typed(fieldLimits.email);
const nameField = typed(fieldLimits.firstName);

export const login = shopCall({
  name: 'login',
  module: 'accounts',
  path: 'user/login',
  access: 'password-sign-in',
  summary: 'Sign in; the session gets a new cookie. A refusal counts with `failedAttempts`.',
  input: entity('Credentials', { email: ['id', emailField], password: ['password', secret] }),
  output: session,
  refusals: ['SIGN_IN_FAILED', 'TOO_MANY_TRIES'],
});

export const createUser = shopCall({
  name: 'createUser',
  module: 'accounts',
  path: 'user/create',
  limit: 'guesses',
  access: 'password-sign-in',
  summary: 'Open an account; the page then signs in with it.',
  input: entity('NewAccount', {
    email: ['emailAddress', emailField],
    password: ['password', secret],
    firstName: ['firstName', nameField],
    lastName: ['lastName', nameField],
  }),
  output: entity('NewAccountAnswer', { userId: ['UserID', id] }),
  refusals: ['ACCOUNT_NOT_CREATED', 'TOO_MANY_TRIES'],
});

export const updateProfile = shopCall({
  name: 'updateProfile',
  module: 'accounts',
  path: 'user/updateProfile',
  access: 'customer',
  summary: "Change the customer's name; not for members of an outside system.",
  input: entity('ProfileInput', {
    userId: ['UserID', maybe(givenId)],
    firstName: ['FirstName', nameField],
    lastName: ['LastName', nameField],
  }),
  output: entity('Profile', {
    userId: ['UserID', id],
    firstName: ['FirstName', text],
    lastName: ['LastName', text],
  }),
});

export const setLanguage = shopCall({
  name: 'setLanguage',
  module: 'accounts',
  path: 'user/setlanguage',
  access: 'customer',
  summary: "Keep in which of the outlet's languages the customer reads; letters follow it.",
  input: entity('LanguageChoice', { language: ['Language', typed(20)] }),
  output: nothing,
});

export const changePassword = shopCall({
  name: 'changePassword',
  module: 'accounts',
  path: 'user/changePassword',
  access: 'customer',
  summary: "Set a new password; the customer's other sessions end.",
  input: entity('PasswordChange', {
    currentPassword: ['currentPassword', secret],
    newPassword: ['newPassword', secret],
  }),
  output: nothing,
  refusals: ['CURRENT_PASSWORD_WRONG', 'TOO_MANY_TRIES'],
});

export const forgotPassword = shopCall({
  name: 'forgotPassword',
  module: 'accounts',
  path: 'user/forgotpassword',
  limit: 'guesses',
  access: 'password-sign-in',
  summary: 'Ask for a reset link by mail; the answer is the same whether or not there is an account.',
  input: entity('ForgottenPassword', { email: ['emailAddress', emailField] }),
  output: nothing,
  refusals: ['TOO_MANY_TRIES'],
});

export const resetPassword = shopCall({
  name: 'resetPassword',
  module: 'accounts',
  path: 'user/resetpassword',
  limit: 'guesses',
  access: 'password-sign-in',
  summary: 'Set a new password with the token of the mail; all sessions of the customer end.',
  input: entity('PasswordReset', {
    email: ['emailAddress', emailField],
    password: ['password', secret],
    token: ['token', typed(fieldLimits.token)],
  }),
  output: nothing,
  refusals: ['RESET_TOKEN_REFUSED', 'TOO_MANY_TRIES'],
});

export const validateEmail = shopCall({
  name: 'validateEmail',
  module: 'accounts',
  method: 'GET',
  path: 'v1/validateemail',
  limit: 'email-checks',
  access: 'open',
  summary: 'Whether an email address can exist; never whether an account has it.',
  input: entity('EmailQuery', { email: ['email', maybe(text)] }),
  query: ['email'],
  output: entity('EmailAnswer', { valid: ['valid', flag] }),
  refusals: ['TOO_MANY_TRIES'],
});
