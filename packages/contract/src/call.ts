// A call of the product, declared once: the server serves it, the client sends it, the documentation lists it.
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';
import type { Wire } from './wire.ts';

/** Whom a call is for: the customers of a shop, or the people who work in the box office. */
export type Audience = 'shop' | 'office';

/** The parts of the server that answer calls: a call is served by one of them, from a file of the call's name. */
export type ServingModule =
  | 'accounts'
  | 'after-sale'
  | 'awards'
  | 'carts'
  | 'catalogue'
  | 'codes'
  | 'counter'
  | 'fulfilment'
  | 'guest-list'
  | 'inventory'
  | 'mail'
  | 'orders'
  | 'overview'
  | 'payments'
  | 'programme'
  | 'reports'
  | 'requests'
  | 'sellers'
  | 'setup'
  | 'staff'
  | 'waiting-list'
  | 'waiting-room'
  | 'webhooks';

/** Calls that one address may make only so often in a minute; how often is configured. */
export type RateLimit = 'guesses' | 'email-checks' | 'seat-looks';

/** What the calls of both audiences have in common. */
export interface Call<Input = unknown, Output = unknown> {
  readonly audience: Audience;
  readonly name: string;
  /** Whose call it is: its handler is `<module>/calls/<name>.ts` of the server. */
  readonly module: ServingModule;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the audience's prefix; a part in braces is taken from the address. */
  readonly path: string;
  readonly summary: string;
  readonly input: z.ZodMiniType<Input, Wire>;
  readonly output: z.ZodMiniType<Output, unknown>;
  readonly refusals: readonly RefusalCode[];
  /** Input fields that travel in the query even though the call is a POST. */
  readonly query: readonly string[];
  /** Input fields of a POST that are taken from the query where a client puts them there; ours does not. */
  readonly alsoInQuery: readonly string[];
  /** True for calls the page makes by itself (polling): they are not a sign that somebody is there. */
  readonly background: boolean;
  readonly limit: RateLimit | undefined;
  /** It carries a file or a whole description: two megabytes are taken instead of what is usual. */
  readonly longBody: boolean;
  /** It carries a file of at most so many megabytes. */
  readonly fileMegabytes: number | undefined;
}

/** Where the calls of an audience live. */
export const callPrefix: Readonly<Record<Audience, string>> = { shop: '/gen.v1/', office: '/office.v1/' };

/** What a declaration may leave out. */
export const usually = {
  method: 'POST',
  refusals: [],
  query: [],
  alsoInQuery: [],
  background: false,
  limit: undefined,
  longBody: false,
  fileMegabytes: undefined,
} as const;

export type Declared<C extends Call, Required extends keyof C> = Pick<
  C,
  Required | 'name' | 'module' | 'path' | 'summary' | 'input' | 'output'
> &
  Partial<Omit<C, 'audience'>>;

export type InputOf<C> = C extends Call<infer I, infer _O> ? I : never;
export type OutputOf<C> = C extends Call<infer _I, infer O> ? O : never;

// For code that treats all calls alike and does not care for their shapes.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<any, any>;
