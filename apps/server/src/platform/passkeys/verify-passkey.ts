// Whether a device has signed what it was asked, for this page, with its owner proven to it. Whatever is wrong, nothing
// is said about what.
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Db } from '../db/tables.ts';
import type { Caller } from '../http/caller.ts';
import { hashSecret } from '../secrets.ts';
import { passkeyHost } from './passkey-question.ts';
import type { NewlyMadePasskey, SignedPasskey } from './passkey-words.ts';
import type { PasskeyOwner, PasskeyRow, PasskeyStore } from './passkey-store.ts';

type Who = Pick<Caller, 'now' | 'pageOrigin'>;

/** A passkey that has answered well, and what its device has counted to; its use is still to be counted. */
export interface ProvenPasskey<Owner extends PasskeyOwner> {
  passkey: PasskeyRow & Owner;
  counter: number;
}

/** Rarely wanted and large: it is fetched when the first passkey comes. */
const library = () => import('@simplewebauthn/server');

/** Which of our questions it answers; it is used up by its first answer, right or wrong. */
async function answeredQuestion<Owner extends PasskeyOwner>(
  store: PasskeyStore<Owner>,
  db: Db,
  now: Date,
  clientData: string,
  owner?: Owner,
): Promise<string | undefined> {
  const challenge = challengeOf(clientData);
  if (challenge === undefined) return undefined;
  return (await store.takeQuestion(db, hashSecret(challenge), owner, now)) ? challenge : undefined;
}

function challengeOf(clientData: string): string | undefined {
  try {
    const { challenge } = recordOf(JSON.parse(Buffer.from(clientData, 'base64url').toString()));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function credentialOf({ credential_id, public_key, counter }: PasskeyRow): WebAuthnCredential {
  return {
    id: credential_id,
    publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    counter: Number(counter),
  };
}

const placeOf = ({ pageOrigin }: Who) => ({
  expectedOrigin: pageOrigin,
  expectedRPID: passkeyHost(pageOrigin),
  requireUserVerification: true,
});

/** Undefined where it proves nothing. */
export async function verifyPasskey<Owner extends PasskeyOwner>(
  store: PasskeyStore<Owner>,
  db: Db,
  who: Who,
  given: SignedPasskey,
): Promise<ProvenPasskey<Owner> | undefined> {
  const challenge = await answeredQuestion(store, db, who.now, given.clientData);
  const passkey = await store.find(db, given.id);
  if (challenge === undefined || !passkey) return undefined;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: given.clientData,
          authenticatorData: given.authenticatorData,
          signature: given.signature,
        },
      },
      expectedChallenge: challenge,
      ...placeOf(who),
      credential: credentialOf(passkey),
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}

type MadePasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'host'> & { counter: number };

/** A passkey that somebody's device has just made for them; undefined where it has not. */
export async function verifyNewPasskey<Owner extends PasskeyOwner>(
  store: PasskeyStore<Owner>,
  db: Db,
  who: Who,
  owner: Owner,
  given: NewlyMadePasskey,
): Promise<MadePasskey | undefined> {
  const challenge = await answeredQuestion(store, db, who.now, given.clientData, owner);
  if (challenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: given.id,
        rawId: given.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: given.clientData, attestationObject: given.attestation },
      },
      expectedChallenge: challenge,
      ...placeOf(who),
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      host: passkeyHost(who.pageOrigin),
    };
  } catch {
    return undefined;
  }
}
