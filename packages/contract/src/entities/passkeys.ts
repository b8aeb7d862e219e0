// What browser and server say to each other about passkeys; binary parts travel as base64url.
import { PASSKEY_NAME } from '@stagedoor/rules/accounts/passkey-limits';
import { asked, shape } from '../shape.ts';
import { line, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';
import * as z from 'zod/mini';

const binary = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]*$/, 'Not base64url'));

/** For the browser's passkeys: what is to be signed, and for whom. */
export const passkeyQuestion = shape('PasskeyQuestion', {
  challenge: text,
  /** The host for which the passkey is made and kept. */
  host: text,
  waitSeconds: z.int(),
});
export type PasskeyQuestion = Of<typeof passkeyQuestion>;

/** What the browser answers when somebody says who they are. */
export const passkeyAnswer = asked('PasskeyAnswer', {
  id: binary(1400),
  clientData: binary(4000),
  authenticatorData: binary(4000),
  signature: binary(4000),
});
export type PasskeyAnswer = Of<typeof passkeyAnswer>;

/** For a new passkey: who it is for, and which of the account's the device need not make again. */
export const newPasskeyQuestion = shape('NewPasskeyQuestion', {
  challenge: text,
  host: text,
  waitSeconds: z.int(),
  /** A number of the account that says nothing about the person. */
  userHandle: text,
  email: text,
  name: text,
  known: list(text),
});
export type NewPasskeyQuestion = Of<typeof newPasskeyQuestion>;

/** What the browser answers when it has made one. */
export const newPasskeyAnswer = asked('NewPasskeyAnswer', {
  id: binary(1400),
  clientData: binary(4000),
  attestation: binary(16_000),
});
export type NewPasskeyAnswer = Of<typeof newPasskeyAnswer>;

export const passkeyName = line(PASSKEY_NAME);
export const maybePasskeyAnswer = maybe(passkeyAnswer);
