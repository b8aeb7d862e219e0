import { useState } from 'react';
import { askForPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { PasskeyAnswer } from '@stagedoor/contract/entities/passkeys';
import { useSessionEngine } from '../session/use-session.ts';
import { answerWithPasskey, canUsePasskeys } from '@stagedoor/asking/ask-passkey';

interface PasskeyUse {
  /** Undefined where this browser or this address has none. */
  use: (() => void) | undefined;
  busy: boolean;
}

/** One press: a question of the server, the browser's dialog, and what is done with the answer. */
export function usePasskey(
  give: (passkey: PasskeyAnswer) => Promise<void>,
  onRefused: (error: unknown) => void,
): PasskeyUse {
  const engine = useSessionEngine();
  const [busy, setBusy] = useState(false);
  async function use() {
    setBusy(true);
    try {
      await give(await answerWithPasskey(await engine.client.send(askForPasskey, {})));
    } catch (error) {
      onRefused(error);
    } finally {
      setBusy(false);
    }
  }
  return { use: canUsePasskeys() ? () => void use() : undefined, busy };
}
