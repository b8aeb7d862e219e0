// What an owner types so that money arrives: the keys of an account, by kind of gateway.
import { fieldErrors, isBlank } from '../forms/field-errors.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { gatewayMessages } from '../messages/gateways.ts';

export const gatewayFields = {
  authorizenet: ['login', 'transactionKey', 'signatureKey'],
  stripe: ['secretKey', 'noticeSecret'],
} as const;

export type GatewayKeyKind = keyof typeof gatewayFields;
export type GatewayField = (typeof gatewayFields)[GatewayKeyKind][number];
export type TypedKeys = Readonly<Record<GatewayField, string>>;

export const noKeys: TypedKeys = {
  login: '',
  transactionKey: '',
  signatureKey: '',
  secretKey: '',
  noticeSecret: '',
};

/** Secret and restricted keys say which mode they are of. */
export function modeOfStripeKey(key: string): 'test' | 'live' | undefined {
  const [, mode] = /^[rs]k_(test|live)_\w+$/.exec(key) ?? [];
  return mode === 'test' || mode === 'live' ? mode : undefined;
}

function wrongWithField(name: GatewayField, value: string): string | false {
  if (isBlank(value)) return gatewayMessages.keyNeeded;
  if (name === 'secretKey') return !modeOfStripeKey(value.trim()) && gatewayMessages.notASecretKey;
  if (name === 'noticeSecret') return !value.trim().startsWith('whsec_') && gatewayMessages.notASigningSecret;
  return false;
}

export const wrongWithKeys = (kind: GatewayKeyKind, typed: TypedKeys): FieldErrors<GatewayField> =>
  fieldErrors(
    Object.fromEntries(gatewayFields[kind].map((name) => [name, wrongWithField(name, typed[name])])),
  );
