// The browser's own dialog about passkeys, in our names. Its library is fetched when somebody first asks for it.
import type { OutputOf } from '@stagedoor/contract/call';
import type { beginPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '@stagedoor/contract/entities/passkeys';
import { staffMessages } from '@stagedoor/rules/messages/staff';

/** Browsers keep passkeys for names, not for numbers, and only over https or on the own machine. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.:[\]]+$/.test(location.hostname);

const library = () => import('@simplewebauthn/browser');

/** Whatever a browser says about it is said in one of three ways: dismissed, made before, or not possible. */
async function inOurWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    throw new Error(isKnown ? staffMessages.passkeyKnown : staffMessages.passkeyNotUsed, { cause: error });
  }
}

/** Somebody says who they are with one of the passkeys that the browser has for this page. */
export async function answerWithPasskey({
  challenge,
  host,
  waitSeconds,
}: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  const optionsJSON = {
    challenge,
    rpId: host,
    timeout: waitSeconds * 1000,
    userVerification: 'required',
  } as const;
  const { id, response } = await inOurWords(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON: clientData, authenticatorData, signature } = response;
  return { id, clientData, authenticatorData, signature };
}

/** A new one, on this device or on a key that is plugged in. */
export async function makePasskey(question: OutputOf<typeof beginPasskey>): Promise<NewPasskeyAnswer> {
  const { challenge, host, waitSeconds, userHandle, email, name, known } = question;
  const { startRegistration } = await library();
  const { id, response } = await inOurWords(() =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: host, name: 'Stagedoor box office' },
        user: { id: userHandle, name: email, displayName: name },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        timeout: waitSeconds * 1000,
        excludeCredentials: known.map((knownId) => ({ type: 'public-key', id: knownId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  );
  return { id, clientData: response.clientDataJSON, attestation: response.attestationObject };
}
