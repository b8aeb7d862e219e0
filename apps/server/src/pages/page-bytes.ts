// A page is the same for everybody but for its nonce: its bytes are made and compressed once, and each copy is given its
// own. In the compressed ones a nonce stands as it is, in a block of its own that nothing else refers to.
import { randomFillSync } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { NONCE } from './head.ts';

const deflate = promisify(deflateRaw);

const RANDOM_BYTES = 16;
/** The machine is asked for many at once. */
const drawn = Buffer.alloc(RANDOM_BYTES * 256);
let used = drawn.length;

export function freshNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.toString('base64', used, (used += RANDOM_BYTES));
}

/** Where a nonce will be: zeros, which no page has, so that nothing is compressed by looking at them. */
const gap = Buffer.alloc(freshNonce().length);
const WINDOW_BYTES = 32_768;
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A block that is stored, not compressed, of a nonce's length. */
const storedHead = Buffer.from([0, gap.length, 0, 255 - gap.length, 255]);
const CHECK_BYTES = 4;

interface Form {
  bytes: Buffer;
  /** Where the nonces go. */
  at: readonly number[];
}

function joined(parts: readonly Buffer[], [head, end]: readonly [Buffer, Buffer], between: Buffer): Form {
  const at: number[] = [];
  let length = head.length;
  const bytes = [head];
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      bytes.push(between, gap);
      length += between.length + gap.length;
      at.push(length - gap.length);
    }
    bytes.push(part);
    length += part.length;
  }
  return { bytes: Buffer.concat([...bytes, end]), at };
}

function filled({ bytes, at }: Form, nonce: string): Buffer {
  const copy = Buffer.from(bytes);
  for (const place of at) copy.write(nonce, place, 'latin1');
  return copy;
}

const nothing = Buffer.alloc(0);

export class PageBytes {
  readonly #plain: Form;
  #packed: Promise<Form> | undefined;

  constructor(html: string) {
    const parts = html.split(NONCE).map((part) => Buffer.from(part));
    this.#plain = joined(parts, [nothing, nothing], nothing);
  }

  plain(nonce: string): Buffer {
    return filled(this.#plain, nonce);
  }

  /** By gzip; compressed when the first one asks for it. */
  async packed(nonce: string): Promise<Buffer> {
    const bytes = filled(await (this.#packed ??= pack(this.#plain)), nonce);
    bytes.writeUInt32LE(crc32(this.plain(nonce)), bytes.length - 2 * CHECK_BYTES);
    return bytes;
  }
}

async function pack({ bytes, at }: Form): Promise<Form> {
  let from = 0;
  const packed = [...at, bytes.length].map(async (to, index) => {
    const before = bytes.subarray(Math.max(0, from - WINDOW_BYTES), from);
    const part = bytes.subarray(from, to);
    from = to + gap.length;
    return deflate(part, {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: index < at.length ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
      ...(before.length > 0 && { dictionary: before }),
    });
  });
  const end = Buffer.alloc(2 * CHECK_BYTES);
  end.writeUInt32LE(bytes.length, CHECK_BYTES);
  return joined(await Promise.all(packed), [gzipHead, end], storedHead);
}
