// A server for tests: answers declared calls from functions, and remembers what it was asked.
import type { AnyCall, Call } from '@stagedoor/contract/call';
import * as z from 'zod/mini';

type Answer = (input: never) => unknown;

export class StandInServer {
  readonly asked: { path: string; method?: string; input: unknown }[] = [];
  #held = false;
  readonly #answers = new Map<string, { call: AnyCall; answer: Answer }>();

  /** What a call answers from now on; a thrown Response is sent as it is. */
  on<I, O>(call: Call<I, O>, answer: (input: I) => O): this {
    this.#answers.set(keyOf(call), { call, answer: answer as Answer });
    return this;
  }

  /** Takes every call and answers none. */
  hold(): void {
    this.#held = true;
  }

  countOf(call: AnyCall): number {
    return this.asked.filter(({ path, method = 'POST' }) => path === call.path && method === call.method)
      .length;
  }

  readonly fetch: typeof fetch = async (request, init) => {
    const url = new URL(request as string, 'http://shop.test');
    const path = url.pathname.replace(/^\/(gen|office)\.v1\//, '');
    if (this.#held) return new Promise<never>(() => {});
    const method = init?.method ?? 'POST';
    const known = [...this.#answers.values()].find(
      ({ call }) => call.method === method && addressParts(call, path),
    );
    if (!known) throw new TypeError(`Nobody answers ${method} ${path}`);
    const body = init?.body ? (JSON.parse(init.body as string) as object) : {};
    const query = Object.fromEntries(url.searchParams);
    const input: unknown = z.decode(known.call.input, {
      ...query,
      ...body,
      ...addressParts(known.call, path),
    });
    this.asked.push({ path: known.call.path, ...(method !== 'POST' && { method }), input });
    try {
      const output: unknown = known.answer(input as never);
      return Response.json({ response: z.encode(known.call.output, output) });
    } catch (refusal) {
      if (refusal instanceof Response) return refusal;
      throw refusal;
    }
  };
}

const keyOf = ({ method, path }: AnyCall): string => `${method} ${path}`;

/** What the address of a call holds, if this is one. */
const addressParts = ({ path }: AnyCall, asked: string): Record<string, string> | undefined => {
  const match = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(asked);
  return match ? { ...match.groups } : undefined;
};

export const refusal = (status: number, code: string, message: string, facts: object = {}): Response =>
  Response.json({ error: true, code, message, ...facts }, { status });
