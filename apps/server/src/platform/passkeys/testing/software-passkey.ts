// A device for passkeys, made of node:crypto: it signs what a browser would hand to it, and can be told to misbehave.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { NewlyMadePasskey, SignedPasskey } from '../passkey-words.ts';

interface Question {
  challenge: string;
  host: string;
}

interface Behaviour {
  /** The page that the browser says it shows. */
  origin: string;
  /** Whether its owner has proved to be there, by finger or number. */
  isVerified?: boolean;
  /** What it has counted to; one more each time by itself. */
  counter?: number;
  /** For which host it signs, where it lies about that. */
  host?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

// As much CBOR as a key and its wrapper need: text, bytes, small numbers and maps.
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([major + length]);
  if (length < 256) return Buffer.from([major + 24, length]);
  return Buffer.from([major + 25, length >> 8, length & 255]);
};
const cborText = (text: string): Buffer => Buffer.concat([head(0x60, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(0x40, bytes.length), bytes]);
const cborNumber = (number: number): Buffer => (number >= 0 ? head(0, number) : head(0x20, -1 - number));
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(0xa0, entries.length), ...entries.flat()]);

function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return cborMap([
    [cborNumber(1), cborNumber(2)],
    [cborNumber(3), cborNumber(-7)],
    [cborNumber(-1), cborNumber(1)],
    [cborNumber(-2), cborBytes(Buffer.from(x!, 'base64url'))],
    [cborNumber(-3), cborBytes(Buffer.from(y!, 'base64url'))],
  ]);
}

export interface SoftwarePasskey {
  make(question: Question, how: Behaviour): NewlyMadePasskey;
  answer(question: Question, how: Behaviour): SignedPasskey;
}

export function softwarePasskey({ counts = true } = {}): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const clientDataOf = (type: string, { challenge }: Question, { origin }: Behaviour): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const dataOf = (question: Question, how: Behaviour, more: number): Buffer => {
    const count = Buffer.alloc(4);
    if (counts) uses += 1;
    count.writeUInt32BE(how.counter ?? uses);
    const flags = PRESENT + (how.isVerified === false ? 0 : VERIFIED) + more;
    return Buffer.concat([sha256(how.host ?? question.host), Buffer.from([flags]), count]);
  };

  return {
    make: (question, how) => {
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([
        dataOf(question, how, WITH_KEY),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ]);
      return {
        id,
        clientData: clientDataOf('webauthn.create', question, how).toString('base64url'),
        attestation: attestation.toString('base64url'),
      };
    },
    answer: (question, how) => {
      const clientData = clientDataOf('webauthn.get', question, how);
      const data = dataOf(question, how, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        clientData: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
