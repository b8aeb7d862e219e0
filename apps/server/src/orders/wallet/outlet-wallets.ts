// TICKET-03: what an outlet has been given by Apple and Google, as files in a folder of its own: <WALLET_DIR>/<outlet>/.
// Without them there is no button.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface AppleCertificates {
  passTypeIdentifier: string;
  teamIdentifier: string;
  wwdr: string;
  signerCert: string;
  signerKey: string;
}

export interface GoogleAccount {
  issuerId: string;
  clientEmail: string;
  privateKey: string;
}

export interface OutletWallets {
  apple?: AppleCertificates;
  google?: GoogleAccount;
}

const APPLE = ['apple.json', 'apple-wwdr.pem', 'apple-signer.pem', 'apple-signer-key.pem'] as const;
const GOOGLE = 'google.json';

function readJson(path: string, ...names: string[]): Record<string, string> {
  const found = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  for (const name of names)
    if (typeof found[name] !== 'string' || found[name] === '')
      throw new Error(`${path} does not say ${name}`);
  return found as Record<string, string>;
}

function readApple(folder: string): AppleCertificates {
  const [facts, wwdr, signerCert, signerKey] = APPLE.map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  const { passTypeIdentifier, teamIdentifier } = readJson(facts, 'passTypeIdentifier', 'teamIdentifier');
  const read = (path: string) => readFileSync(path, 'utf8');
  return {
    passTypeIdentifier: passTypeIdentifier!,
    teamIdentifier: teamIdentifier!,
    wwdr: read(wwdr),
    signerCert: read(signerCert),
    signerKey: read(signerKey),
  };
}

function readGoogle(folder: string): GoogleAccount {
  const said = readJson(join(folder, GOOGLE), 'issuer_id', 'client_email', 'private_key');
  return { issuerId: said.issuer_id!, clientEmail: said.client_email!, privateKey: said.private_key! };
}

/** By outlet; throws with the file that is wrong. */
export function readOutletWallets(dir: string | undefined): Map<number, OutletWallets> {
  const outlets = dir ? readdirSync(dir).filter((name) => /^\d+$/.test(name)) : [];
  return new Map(
    outlets.map((name) => {
      const folder = join(dir!, name);
      return [
        Number(name),
        {
          ...(existsSync(join(folder, APPLE[0])) && { apple: readApple(folder) }),
          ...(existsSync(join(folder, GOOGLE)) && { google: readGoogle(folder) }),
        },
      ];
    }),
  );
}
