import { useState } from 'react';
import { beginSecondStep } from '@stagedoor/contract/calls/office/own-account';
import type { OutputOf } from '@stagedoor/contract/call';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { canUsePasskeys } from '@stagedoor/asking/ask-passkey';
import { AddPasskey } from './add-passkey.tsx';
import { FirstCode } from './first-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Three steps: what it is, the app's first code, and the codes for the day on which the app is lost. */
export function SetUpSecondStep({ onDone }: { onDone: () => void }) {
  const send = useSend(beginSecondStep);
  const [begun, setBegun] = useState<OutputOf<typeof beginSecondStep>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [wantsPasskey, setWantsPasskey] = useState(false);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (wantsPasskey) return <AddPasskey onDone={onDone} />;
  if (begun) return <FirstCode begun={begun} onCodes={setCodes} />;
  return (
    <Stack gap={16}>
      <p>
        Besides your password, signing in will ask for six digits from an authenticator app on your phone. Any
        such app works. It takes two minutes.
      </p>
      {send.error && <Alert tone="critical" role="alert" title={wordsOf(send.error)} />}
      <Button wide busy={send.isPending} onClick={() => send.mutate({}, { onSuccess: setBegun })}>
        Set it up
      </Button>
      {canUsePasskeys() && (
        <Button look="lined" wide onClick={() => setWantsPasskey(true)}>
          Use a passkey instead
        </Button>
      )}
    </Stack>
  );
}
