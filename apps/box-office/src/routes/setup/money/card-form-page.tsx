import { useEffect, useRef } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import type { OutputOf } from '@stagedoor/contract/call';
import { openCardTrial } from '@stagedoor/contract/calls/office/gateways';
import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';

/** Some forms want their token posted; the others are pages that one is led to. */
function leadTo({ url, token }: OutputOf<typeof openCardTrial>): void {
  if (token === undefined) return globalThis.location.assign(url);
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url, hidden: true });
  form.append(
    Object.assign(document.createElement('input'), { type: 'hidden', name: 'token', value: token }),
  );
  document.body.append(form);
  form.submit();
}

/** A tab of its own that goes on to the gateway: it is loaded anew each time, and so may go to the gateway of now. */
export function CardFormPage() {
  const { mutate, error, isPending } = useOfficeSend(openCardTrial);
  const hasBegun = useRef(false);
  const open = () => mutate({}, { onSuccess: leadTo });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    open();
  });
  return (
    <Stack gap={16}>
      <PageHead title="Type a card" facts="One moment: the form of the gateway opens here." />
      {error && <Alert tone="critical" role="alert" title={wordsOf(error)} />}
      {error && (
        <div>
          <Button busy={isPending} onClick={open}>
            {pieceMessages.tryAgain}
          </Button>
        </div>
      )}
    </Stack>
  );
}
