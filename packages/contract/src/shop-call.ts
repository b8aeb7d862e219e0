// A call that a shop makes for its customer. It speaks the wire's names, by a dictionary.
import { usually } from './call.ts';
import type { Call, Declared, ServingModule } from './call.ts';

/**
 * Who may make a call:
 * - `open`: everybody, even before a private outlet's password
 * - `unlocked`: the same after that password; signing in must be possible before the shop is
 * - `password-sign-in`: the same, at outlets whose customers sign in with a password here
 * - `shop`: whoever may look at the shop (password given, signed in where the outlet asks for it always)
 * - `visitor`: the same, with a live session
 * - `customer`: signed in
 */
export type Access = 'open' | 'unlocked' | 'password-sign-in' | 'shop' | 'visitor' | 'customer';

export interface ShopCall<
  Input = unknown,
  Output = unknown,
  M extends ServingModule = ServingModule,
> extends Call<Input, Output> {
  readonly audience: 'shop';
  readonly module: M;
  readonly access: Access;
}

export function shopCall<I, O, M extends ServingModule>(
  declaration: Declared<ShopCall<I, O, M>, 'access'>,
): ShopCall<I, O, M> {
  return { ...usually, ...declaration, audience: 'shop' };
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyShopCall = ShopCall<any, any>;
