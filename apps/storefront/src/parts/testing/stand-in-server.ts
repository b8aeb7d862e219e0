// A server for tests: answers declared calls from functions, and remembers what it was asked.
import type { AnyCall, Call } from '@stagedoor/contract/call';
import * as z from 'zod/mini';

type Answer = (input: never) => unknown;

export class StandInServer {
  readonly asked: { path: string; input: unknown }[] = [];
  #held = false;
  readonly #answers = new Map<string, { call: AnyCall; answer: Answer }>();

  /** What a call answers from now on; a thrown Response is sent as it is. */
  on<I, O>(call: Call<I, O>, answer: (input: I) => O): this {
    this.#answers.set(call.path, { call, answer: answer as Answer });
    return this;
  }

  /** Takes every call and answers none. */
  hold(): void {
    this.#held = true;
  }

  countOf(call: AnyCall): number {
    return this.asked.filter(({ path }) => path === call.path).length;
  }

  readonly fetch: typeof fetch = async (request, init) => {
    const url = new URL(request as string, 'http://shop.test');
    const path = url.pathname.replace('/gen.v1/', '');
    if (this.#held) return new Promise<never>(() => {});
    const known = this.#answers.get(path);
    if (!known) throw new TypeError(`Nobody answers ${path}`);
    const body = init?.body ? (JSON.parse(init.body as string) as object) : {};
    const input: unknown = z.decode(known.call.input, { ...Object.fromEntries(url.searchParams), ...body });
    this.asked.push({ path, input });
    try {
      const output: unknown = known.answer(input as never);
      return Response.json({ response: z.encode(known.call.output, output) });
    } catch (refusal) {
      if (refusal instanceof Response) return refusal;
      throw refusal;
    }
  };
}

export const refusal = (status: number, code: string, message: string): Response =>
  Response.json({ error: true, code, message }, { status });
