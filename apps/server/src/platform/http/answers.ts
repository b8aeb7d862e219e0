import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** An answer that many callers share: encoded once, compressed once, sent as bytes. */
export class SharedAnswer {
  readonly bytes: Buffer;
  /** Weak, because it stands for what is said and not for how it is packed. */
  readonly etag: string;
  /** Who may keep it on its way, and for how long. */
  readonly caching: string;
  #packed: Buffer | Promise<Buffer> | undefined;
  #forOne: SharedAnswer | undefined;

  constructor(wireAnswer: unknown, caching = 'private, no-cache') {
    this.caching = caching;
    this.bytes =
      wireAnswer instanceof Buffer ? wireAnswer : Buffer.from(JSON.stringify({ response: wireAnswer }));
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
  }

  /** The same for somebody who may see what not everybody may: nobody on the way keeps it. */
  forOne(): SharedAnswer {
    return (this.#forOne ??= new SharedAnswer(this.bytes, 'private, no-store'));
  }

  /** Compressed when the first one asks for it; whoever comes later need not wait. */
  packed(): Buffer | Promise<Buffer> {
    return (this.#packed ??= compress(this.bytes).then((bytes) => (this.#packed = bytes)));
  }
}

/** An answer with a status of its own, such as 202 for what is accepted but not finished. */
export class AnswerWithStatus<T> {
  readonly status: number;
  readonly answer: T;

  constructor(status: number, answer: T) {
    this.status = status;
    this.answer = answer;
  }
}
