import { validateEmail } from '@stagedoor/contract/calls/shop/user';
import { emailCheckMessages } from '@stagedoor/rules/messages/email-check';
import { useSend } from '@stagedoor/asking/use-send';

/** Asks the server whether an email address can exist; answers with what is wrong with it, or null. */
export function useEmailCheck(): (email: string) => Promise<string | null> {
  const { mutateAsync: send } = useSend(validateEmail);
  return async (email) => {
    try {
      const { valid } = await send({ email: email.trim() });
      return valid ? null : emailCheckMessages.invalid;
    } catch {
      return emailCheckMessages.checkFailed;
    }
  };
}
