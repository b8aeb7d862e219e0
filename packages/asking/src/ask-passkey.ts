// The browser's own dialog about passkeys, in our names. Its library is fetched when somebody first asks for it.
import type {
  NewPasskeyAnswer,
  NewPasskeyQuestion,
  PasskeyAnswer,
  PasskeyQuestion,
} from '@stagedoor/contract/entities/passkeys';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';

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
    throw new Error(isKnown ? passkeyMessages.known : passkeyMessages.notUsed, { cause: error });
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

/** A new one, on this device or on a key that is plugged in; `place` is what the browser's dialog calls this page. */
export async function makePasskey(question: NewPasskeyQuestion, place: string): Promise<NewPasskeyAnswer> {
  const { challenge, host, waitSeconds, userHandle, email, name, known } = question;
  const { startRegistration } = await library();
  const { id, response } = await inOurWords(() =>
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: host, name: place },
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
