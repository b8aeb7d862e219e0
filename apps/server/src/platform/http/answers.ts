import { createHash } from 'node:crypto';

/** An answer that many callers share: encoded once, sent as bytes. */
export class SharedAnswer {
  readonly bytes: Buffer;
  readonly etag: string;

  constructor(wireAnswer: unknown) {
    this.bytes = Buffer.from(JSON.stringify({ response: wireAnswer }));
    this.etag = `"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 22)}"`;
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
