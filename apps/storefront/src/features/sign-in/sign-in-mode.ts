import type { Session } from '@stagedoor/contract/entities/session';
import { labels } from '@stagedoor/rules/messages/labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';

/** The three faces of the sign-in view. */
export type SignInMode = 'signIn' | 'createAccount' | 'forgotPassword';

export const modeTitles: Record<SignInMode, string> = {
  signIn: labels.signIn,
  createAccount: labels.createAccount,
  forgotPassword: signInMessages.forgotPassword,
};

/** Turns to another face; the email address that was typed goes along. */
export type Turn = (mode: SignInMode, email: string, notice?: string) => void;

/** What each face is told. */
export interface FaceProps {
  email: string;
  /** False where the email address is given. */
  canCreate: boolean;
  onTurn: Turn;
  onSignedIn?: ((session: Session) => void) | undefined;
}
