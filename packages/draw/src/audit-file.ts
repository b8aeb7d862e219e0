import type { Board } from './board.ts';
import { ByteWriter } from './byte-writer.ts';
import { toBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical.ts';
import type { Draw } from './draw.ts';
import { Encoding } from './encoding.ts';
import { OverrideLines } from './override-lines.ts';
import { readOverride } from './override.ts';
import { within } from './refusal.ts';
import { portableSha256, type Sha256 } from './sha256.ts';

/** What a runner-up log begins from. */
export interface Closing {
  /** As the file's last line has it. */
  readonly hash: string;
  /** After all overrides. */
  readonly board: Board;
}

const pieceLength = 1 << 16;

/** The audit file in pieces of whole lines, each to be used before the next; the draw's own board stays as it is. */
export function* auditFile(
  draw: Draw,
  overrides: Iterable<unknown> = [],
  sha256: Sha256 = portableSha256,
): Generator<Uint8Array, Closing, void> {
  const hashing = sha256.create();
  const to = new ByteWriter();
  const encoding = new Encoding(draw.roll);
  let lastAt = 0;
  to.text(headerOf(draw));
  for (let place = 1; place <= draw.roll.size; place += 1) {
    to.text('\n');
    if (to.length > pieceLength) {
      hashing.update(to.written);
      yield to.written;
      to.clear();
    }
    lastAt = to.length;
    writeEntryLine(to, draw, encoding, place);
  }
  const board = draw.board.copy();
  const correcting = new OverrideLines(board, to.written.slice(lastAt), sha256);
  to.text('\n');
  let number = 0;
  for (const value of overrides) {
    const at = `overrides[${number}]`;
    const override = readOverride(value, at);
    to.text(`${within(at, () => correcting.add(override))}\n`);
    number += 1;
  }
  hashing.update(to.written);
  yield to.written;
  const end = { type: 'end', lines: 1 + draw.roll.size + number, hash: toHex(hashing.digest()) };
  yield toBytes(`${canonicalJson(end)}\n`);
  return { hash: end.hash, board };
}

function headerOf(draw: Draw): string {
  const { commitment, secret, rulesHash, inventory, inventoryHash, publicNumber, root, plan } = draw;
  const { rules } = plan;
  const about = { type: 'draw', version: 1, draw: rules.draw, commitment, secret, rules, rulesHash };
  return canonicalJson({ ...about, inventory, inventoryHash, publicNumber, root, entries: draw.roll.size });
}

function writeEntryLine(to: ByteWriter, draw: Draw, encoding: Encoding, place: number): void {
  const { roll, order, tags, board } = draw;
  const entry = order[place - 1]!;
  const at = 64 * entry;
  to.bytes(opening.entry);
  encoding.entry(to, entry);
  to.bytes(opening.place);
  to.number(place);
  to.bytes(opening.rank);
  to.hex(tags, at, at + 32);
  to.bytes(opening.results);
  encoding.results(to, board, entry);
  to.bytes(opening.salt);
  to.hex(roll.salt(entry));
  to.bytes(opening.turn);
  to.hex(tags, at + 32, at + 64);
  to.bytes(opening.type);
}

const opening = {
  entry: toBytes('{"entry":'),
  place: toBytes(',"place":'),
  rank: toBytes(',"rank":"'),
  results: toBytes('","results":'),
  salt: toBytes(',"salt":"'),
  turn: toBytes('","turn":"'),
  type: toBytes('","type":"entry"}'),
};
