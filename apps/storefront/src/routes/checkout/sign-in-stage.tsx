import { Navigate, useLocation } from 'react-router';
import { SignInView } from '../../features/sign-in/sign-in-view.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';

/** The stage of those who are not signed in. Members of an outside system sign in there and come back here. */
export function SignInStage() {
  const { loginUrl } = useOutlet();
  const { pathname } = useLocation();
  if (loginUrl) return <Navigate to="/login" replace state={{ origin: pathname }} />;
  return <SignInView place="stage" />;
}
