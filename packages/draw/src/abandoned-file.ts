// What becomes public of a draw that was given up: its secret and, where it was frozen, its list. Whoever wants to know can
// see what it would have come to, so nobody draws again until they like it.
import { ByteWriter } from './byte-writer.ts';
import { toBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical.ts';
import { Encoding } from './encoding.ts';
import { commitmentOf, rulesHashOf } from './hashes.ts';
import type { Inventory } from './inventory.ts';
import type { PublicNumber } from './public-input.ts';
import type { Rules } from './rules.ts';
import type { SealedList } from './sealed-list.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

export interface AbandonedDraw {
  readonly rules: Rules;
  readonly secret: string;
  /** Nothing where it was given up before the freezing. */
  readonly frozen: { readonly list: SealedList; readonly inventory: Inventory } | null;
  /** Nothing where it was not known by then. */
  readonly publicNumber: PublicNumber | null;
}

/** The file in pieces of whole lines, each to be used before the next; entries stand by id. Answers its closing hash. */
export function* abandonedFile(
  { rules, secret, frozen, publicNumber }: AbandonedDraw,
  sha256: Sha256 = portableSha256,
): Generator<Uint8Array, string, void> {
  const hashing = sha256.create();
  const to = new ByteWriter();
  const entries = frozen?.list.roll.size ?? 0;
  const header = {
    type: 'abandoned',
    version: 1,
    draw: rules.draw,
    commitment: commitmentOf(secret, sha256),
    secret,
    rules,
    rulesHash: rulesHashOf(rules, sha256),
    inventory: frozen?.inventory ?? null,
    publicNumber,
    root: frozen?.list.root ?? null,
    entries,
  };
  to.text(`${canonicalJson(header)}\n`);
  if (frozen) {
    const { roll } = frozen.list;
    const encoding = new Encoding(roll);
    for (const entry of roll.byId) {
      if (to.length > pieceLength) {
        hashing.update(to.written);
        yield to.written;
        to.clear();
      }
      to.bytes(opening.entry);
      encoding.entry(to, entry);
      to.bytes(opening.salt);
      to.hex(roll.salt(entry));
      to.bytes(opening.type);
    }
  }
  hashing.update(to.written);
  yield to.written;
  const hash = toHex(hashing.digest());
  yield toBytes(`${canonicalJson({ type: 'end', lines: 1 + entries, hash })}\n`);
  return hash;
}

const pieceLength = 1 << 16;

const opening = {
  entry: toBytes('{"entry":'),
  salt: toBytes(',"salt":"'),
  type: toBytes('","type":"entry"}\n'),
};
