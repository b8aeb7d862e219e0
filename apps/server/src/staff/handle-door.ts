// Calls about oneself: made at the door, or by whoever is signed in, whatever the role.
import type { ServingModule } from '@stagedoor/contract/call';
import type { OfficeCall } from '@stagedoor/contract/office-call';
import type { Handler } from '../platform/http/handler.ts';
import type { DoorCaller, SignedInCaller } from './office-caller.ts';

/** For calls that `anyone` may make. */
export const handleAtDoor = <I, O, M extends ServingModule>(
  call: OfficeCall<I, O, M>,
  run: (input: I, caller: DoorCaller) => Promise<O>,
): Handler<M> => ({ call, run: run as Handler['run'] });

/** For calls that need somebody who is `signed-in`. */
export const handleSignedIn = <I, O, M extends ServingModule>(
  call: OfficeCall<I, O, M>,
  run: (input: I, caller: SignedInCaller) => Promise<O>,
): Handler<M> => ({ call, run: run as Handler['run'] });
