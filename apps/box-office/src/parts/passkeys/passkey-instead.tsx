import { confirmWithPasskey } from '@stagedoor/contract/calls/office/passkeys';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Button } from '@stagedoor/ui/button';
import { useSession, useSessionEngine } from '../session/use-session.ts';
import { usePasskey } from './use-passkey.ts';

/** In place of the password that is asked for again, for whoever has one. */
export function PasskeyInstead({ onRefused }: { onRefused: (words: string) => void }) {
  const engine = useSessionEngine();
  const { session } = useSession();
  const { use, busy } = usePasskey(
    async (passkey) => engine.enter(await engine.client.send(confirmWithPasskey, { passkey })),
    (error) => onRefused(wordsOf(error)),
  );
  if (!use || !session?.staff?.passkeys) return null;
  return (
    <Button look="lined" wide busy={busy} onClick={use}>
      Use a passkey instead
    </Button>
  );
}
