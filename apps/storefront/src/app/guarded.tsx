import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginAlways } from '@stagedoor/rules/accounts/login-type';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Waiting } from '@stagedoor/screens/waiting';
import { LeaveWith } from '../parts/leave-with.tsx';
import { useSession } from '../parts/session/use-session.ts';
import { useOutlet } from '../parts/shop/outlet.ts';
import type { Guard } from './addresses.tsx';

/** What `/login` finds in the history entry: where to go back to. */
export interface LoginState {
  origin: string;
}

/** Shows a screen to those who may see it; others sign in first and come back. */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const { loginType } = useOutlet();
  const { phase, leaving, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  const needsUser = guard === 'user' || (guard === 'always' && loginAlways(loginType?.constant));
  if (!needsUser || phase === 'user') return children;
  if (phase === 'checking' || leaving) {
    return <Waiting />;
  }
  const state: LoginState = { origin: pathname + search + hash };
  if (ended) return <LeaveWith title={shellMessages.sessionEnded} to="/login" state={state} />;
  return <Navigate to="/login" replace state={state} />;
}
