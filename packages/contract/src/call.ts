// A call of the product, declared once: the server serves it, the client sends it, the documentation lists it.
import type * as z from 'zod/mini';
import type { RefusalCode } from './refusals.ts';
import type { Wire } from './wire.ts';

/**
 * Who may make a call:
 * - `open`: everybody, even before a private outlet's password
 * - `unlocked`: the same after that password; signing in must be possible before the shop is
 * - `shop`: whoever may look at the shop (password given, signed in where the outlet asks for it always)
 * - `visitor`: the same, with a live session
 * - `customer`: signed in
 */
export type Access = 'open' | 'unlocked' | 'shop' | 'visitor' | 'customer';

export interface Call<Input = unknown, Output = unknown> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/gen.v1/`; a part in braces is taken from the address. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly input: z.ZodMiniType<Input, Wire>;
  readonly output: z.ZodMiniType<Output, unknown>;
  readonly refusals: readonly RefusalCode[];
  /** Input fields that travel in the query even though the call is a POST. */
  readonly query: readonly string[];
  /** True for calls the page makes by itself (polling): they are not a sign that somebody is there. */
  readonly background: boolean;
}

type Declaration<I, O> = Pick<Call<I, O>, 'name' | 'path' | 'access' | 'summary' | 'input' | 'output'> &
  Partial<Pick<Call<I, O>, 'method' | 'refusals' | 'query' | 'background'>>;

export function call<I, O>(declaration: Declaration<I, O>): Call<I, O> {
  return { method: 'POST', refusals: [], query: [], background: false, ...declaration };
}

export type InputOf<C> = C extends Call<infer I, infer _O> ? I : never;
export type OutputOf<C> = C extends Call<infer _I, infer O> ? O : never;

// For code that treats all calls alike and does not care for their shapes.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<any, any>;
