// TICKET-05: every seller signs tickets with a key of its own. A new one is made now and then; what was signed with
// those before goes on to count, for as long as anybody may still have it on a phone.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readTicketText, signedText, ticketText } from '@stagedoor/rules/tickets/ticket-text';
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../../platform/db/tables.ts';
import { secretBox } from '../../platform/secret-box.ts';
import '../tables.ts';

const DAY_MS = 86_400_000;
/** So long a key signs; so long after that it is still believed. */
const SIGNS_DAYS = 180;
const GRACE_DAYS = 400;

interface KeyRow {
  keyId: number;
  publicKey: string;
  sealedKey: string;
  madeAt: Date;
}

export interface TicketKey {
  keyId: number;
  /** 32 bytes in base64url. */
  publicKey: string;
}

const ageOf = ({ madeAt }: KeyRow, now: Date): number => (now.getTime() - madeAt.getTime()) / DAY_MS;

const isBelieved = (key: KeyRow, now: Date): boolean => ageOf(key, now) < SIGNS_DAYS + GRACE_DAYS;

const uuidOfId = (id: string): string =>
  Buffer.from(id, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const idOfUuid = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');

const asPublicKey = (publicKey: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });

async function readKeys(db: Db, sellerId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select key_id as "keyId", public_key as "publicKey", sealed_key as "sealedKey", made_at as "madeAt"
    from ticket_keys where seller_id = ${sellerId} order by key_id desc`.execute(db);
  return rows;
}

export class TicketKeys {
  readonly #db: Db;
  readonly #box;
  readonly #signing = new Map<string, KeyObject>();
  readonly #verifying = new Map<string, KeyObject>();
  /** As they were read last: a door asks for the same one again and again. */
  readonly #seen = new Map<number, KeyRow[]>();

  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#box = secretBox(secret, 'ticket-keys');
  }

  /** Two nodes at once make one: the number can be had once. */
  async #make(sellerId: number, keyId: number, now: Date): Promise<KeyRow[]> {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const sealed = this.#box.seal(
      privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      sellerId,
    );
    await sql`
      insert into ticket_keys (seller_id, key_id, public_key, sealed_key, made_at)
      values (${sellerId}, ${keyId}, ${publicKey.export({ format: 'jwk' }).x}, ${sealed}, ${now})
      on conflict do nothing`.execute(this.#db);
    return readKeys(this.#db, sellerId);
  }

  /** Those that are believed, the newest first. */
  async all(sellerId: number, now: Date): Promise<(KeyRow & TicketKey)[]> {
    const keys = await readKeys(this.#db, sellerId);
    const [newest] = keys;
    const fresh =
      newest && ageOf(newest, now) < SIGNS_DAYS
        ? keys
        : await this.#make(sellerId, (newest?.keyId ?? 0) + 1, now);
    this.#seen.set(sellerId, fresh);
    return fresh.filter((key) => isBelieved(key, now));
  }

  /** What the pictures of these tickets say. */
  async textsOf(
    sellerId: number,
    tickets: readonly { uuid: string; eventId: number }[],
    now: Date,
  ): Promise<string[]> {
    const newest = firstOf(await this.all(sellerId, now));
    const { keyId, sealedKey } = newest;
    const name = `${sellerId} ${keyId} ${sealedKey}`;
    const key =
      this.#signing.get(name) ??
      createPrivateKey({
        key: Buffer.from(this.#box.open(sealedKey, sellerId), 'base64'),
        format: 'der',
        type: 'pkcs8',
      });
    this.#signing.set(name, key);
    return tickets.map(({ uuid, eventId }) => {
      const ticket = { eventId, id: idOfUuid(uuid), keyId };
      const signature = sign(null, Buffer.from(signedText(sellerId, ticket)), key).toString('base64url');
      return ticketText({ ...ticket, signature });
    });
  }

  async #find(sellerId: number, keyId: number, now: Date): Promise<TicketKey | undefined> {
    const isIt = (key: KeyRow) => key.keyId === keyId && isBelieved(key, now);
    return this.#seen.get(sellerId)?.find(isIt) ?? (await this.all(sellerId, now)).find(isIt);
  }

  #publicKey({ publicKey }: TicketKey): KeyObject {
    const key = this.#verifying.get(publicKey) ?? asPublicKey(publicKey);
    this.#verifying.set(publicKey, key);
    return key;
  }

  /** The id behind a text that this seller has signed; undefined for any other. */
  async uuidOf(sellerId: number, text: string, now: Date): Promise<string | undefined> {
    const ticket = readTicketText(text);
    const key = ticket && (await this.#find(sellerId, ticket.keyId, now));
    const isTrue =
      key &&
      verify(
        null,
        Buffer.from(signedText(sellerId, ticket)),
        this.#publicKey(key),
        Buffer.from(ticket.signature, 'base64url'),
      );
    return isTrue ? uuidOfId(ticket.id) : undefined;
  }
}
