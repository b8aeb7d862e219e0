import { login } from '@stagedoor/contract/calls/shop/user';
import type { Session } from '@stagedoor/contract/entities/session';
import { useCalls } from '../../parts/calls/calls.ts';
import { useSend } from '@stagedoor/asking/use-send';

/** Signs in, here and in the other tabs. What the visitor has begun stays. */
export function useSignIn(): (email: string, password: string) => Promise<Session> {
  const calls = useCalls();
  const { mutateAsync: send } = useSend(login);
  return async (email, password) => {
    const session = await send({ email: email.trim(), password });
    (await calls()).session.adopt(session);
    return session;
  };
}
