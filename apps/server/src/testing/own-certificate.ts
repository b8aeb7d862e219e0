// A certificate that signs itself, for tests of what speaks TLS: good for some names until some day.
import { generateKeyPairSync, sign } from 'node:crypto';

const tagged = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Uint8Array[]): Buffer => tagged(0x30, ...parts);
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const truth = Buffer.from('0101ff', 'hex');

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'));
const COMMON_NAME = identifier('550403');
const ALTERNATIVE_NAMES = identifier('551d11');
const BASIC_CONSTRAINTS = identifier('551d13');

const moment = (at: Date): Buffer =>
  tagged(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));

export interface OwnCertificate {
  key: string;
  cert: string;
}

export function ownCertificate(names: readonly string[], from: Date, until: Date): OwnCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const who = sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(names[0]!)))));
  const hosts = sequence(...names.map((name) => tagged(0x82, Buffer.from(name))));
  const extensions = sequence(
    sequence(ALTERNATIVE_NAMES, tagged(0x04, hosts)),
    sequence(BASIC_CONSTRAINTS, truth, tagged(0x04, sequence(truth))),
  );
  const content = sequence(
    tagged(0xa0, Buffer.from('020102', 'hex')),
    tagged(0x02, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    who,
    sequence(moment(from), moment(until)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, ECDSA_WITH_SHA256, tagged(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
