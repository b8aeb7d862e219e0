import { useState } from 'react';
import type { ComponentType } from 'react';
import type { Session } from '@stagedoor/contract/entities/session';
import { useLocation, useNavigate } from 'react-router';
import { useOutlet } from '../../../parts/shop/outlet.ts';

/** The sign-in view on top of the page. */
export type SignInDialog = ComponentType<{
  open: boolean;
  onClose: () => void;
  onSignedIn: (session: Session) => void;
}>;

/** Members of an outside system sign in there and come back; everybody else signs in on top of the page. */
export function useLoginDialog(Dialog: SignInDialog) {
  const { loginUrl } = useOutlet();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<'open' | 'closed'>();
  const close = () => setState('closed');

  function login() {
    if (loginUrl) void navigate('/login', { state: { origin: pathname } });
    else setState('open');
  }

  return { login, dialog: state && <Dialog open={state === 'open'} onClose={close} onSignedIn={close} /> };
}
