// A call that the box office makes for somebody who works there. It speaks our own names.
import type { Permission } from '@stagedoor/rules/staff/role-table';
import { usually } from './call.ts';
import type { Call, Declared, ServingModule } from './call.ts';

/**
 * What a call needs: a permission of the role table, or less:
 * - `anyone`: no session at all, such as signing in
 * - `signed-in`: somebody who works here, whatever the role and before a seller is chosen
 */
export type OfficeAccess = Permission | 'anyone' | 'signed-in';

export interface OfficeCall<
  Input = unknown,
  Output = unknown,
  M extends ServingModule = ServingModule,
> extends Call<Input, Output> {
  readonly audience: 'office';
  readonly module: M;
  readonly permission: OfficeAccess;
  /** It changes something: then its handler cannot end without an entry in the log. */
  readonly changes: boolean;
  /** Roles that only ask may make it: what they do becomes a proposal. */
  readonly proposes: boolean;
  /** Only with a password that was given in the last ten minutes. */
  readonly freshPassword: boolean;
  /** It may take longer than a second: how many of it a node works on at once, and how many wait for their turn. */
  readonly turns: Turns | undefined;
}

export interface Turns {
  readonly atOnce: number;
  /** Whoever comes after them is told to come again. */
  readonly waiting: number;
}

export function officeCall<I, O, M extends ServingModule>(
  declaration: Declared<OfficeCall<I, O, M>, 'permission' | 'changes'>,
): OfficeCall<I, O, M> {
  return {
    ...usually,
    proposes: false,
    freshPassword: false,
    turns: undefined,
    ...declaration,
    audience: 'office',
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
export type AnyOfficeCall = OfficeCall<any, any>;
