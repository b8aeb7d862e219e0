// Passkeys of customers: a device says who they are, in place of the password.
import {
  newPasskeyAnswer,
  newPasskeyQuestion,
  passkeyAnswer,
  passkeyName,
  passkeyQuestion,
} from '../../entities/passkeys.ts';
import { session } from '../../entities/session.ts';
import { shopCall } from '../../shop-call.ts';
import { entity, flag, instant, list, maybe, nothing, secret, text, uuid } from '../../wire.ts';

export const askCustomerPasskey = shopCall({
  name: 'askCustomerPasskey',
  module: 'accounts',
  path: 'user/askpasskey',
  limit: 'guesses',
  access: 'password-sign-in',
  summary: 'What a passkey has to sign, once and within five minutes; it says nothing about anybody.',
  input: nothing,
  output: passkeyQuestion,
});

export const loginWithPasskey = shopCall({
  name: 'loginWithPasskey',
  module: 'accounts',
  path: 'user/passkeylogin',
  limit: 'guesses',
  access: 'password-sign-in',
  summary: 'Sign in with a passkey in place of email address and password; the session gets a new cookie.',
  input: entity('PasskeyLogin', { passkey: ['passkey', passkeyAnswer] }),
  output: session,
  refusals: ['PASSKEY_REFUSED', 'TOO_MANY_TRIES'],
});

const customerPasskey = entity('CustomerPasskey', {
  id: ['id', uuid],
  name: ['name', text],
  /** The address of the shop for which it was made. */
  host: ['host', text],
  isForHere: ['isForHere', flag],
  addedAt: ['addedAt', instant],
  usedAt: ['usedAt', maybe(instant)],
});

export const getCustomerPasskeys = shopCall({
  name: 'getCustomerPasskeys',
  module: 'accounts',
  path: 'user/passkeys',
  access: 'customer',
  summary: 'The customer’s passkeys, the oldest first.',
  input: nothing,
  output: entity('CustomerPasskeys', { passkeys: ['passkeys', list(customerPasskey)] }),
});

export const beginCustomerPasskey = shopCall({
  name: 'beginCustomerPasskey',
  module: 'accounts',
  path: 'user/beginpasskey',
  limit: 'guesses',
  access: 'customer',
  summary: 'What a device needs to make a new passkey, for whoever gives the password again.',
  input: entity('PasskeyBeginning', { currentPassword: ['currentPassword', secret] }),
  output: newPasskeyQuestion,
  refusals: ['CURRENT_PASSWORD_WRONG', 'TOO_MANY_PASSKEYS', 'TOO_MANY_TRIES'],
});

export const addCustomerPasskey = shopCall({
  name: 'addCustomerPasskey',
  module: 'accounts',
  path: 'user/addpasskey',
  access: 'customer',
  summary: 'Keep a passkey that a device has made; the customer is told by letter.',
  input: entity('CustomerPasskeyInput', {
    name: ['name', passkeyName],
    passkey: ['passkey', newPasskeyAnswer],
  }),
  output: entity('CustomerPasskeyAnswer', { id: ['id', uuid] }),
  refusals: ['PASSKEY_REFUSED', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS'],
});

export const deleteCustomerPasskey = shopCall({
  name: 'deleteCustomerPasskey',
  module: 'accounts',
  path: 'user/deletepasskey',
  access: 'customer',
  summary: 'Take a passkey away.',
  input: entity('CustomerPasskeyKey', { id: ['id', uuid] }),
  output: nothing,
  refusals: ['NOT_FOUND'],
});
