import { useState } from 'react';
import { forgetMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import type { Times } from '@stagedoor/rules/time/times-in';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';

const keptWords = ({ typedAt }: MailServerTold, { formatDate }: Times): string =>
  typedAt ? `Typed on ${formatDate(typedAt)}` : 'On the server, with its other settings';

export function CurrentMailServer({ told }: { told: MailServerTold }) {
  const { keptBy, host, port, userName, sender, closed } = told;
  const mayChange = useMayDo('setup.change');
  const times = useTimes();
  if (keptBy === 'nobody')
    return (
      <Alert tone="warning" title="Letters reach nobody">
        No mail server is known here. Type one below; a letter to yourself proves that it works.
      </Alert>
    );
  return (
    <Panel
      title="Letters leave by"
      tone={closed ? 'critical' : 'plain'}
      foot={mayChange && keptBy === 'owner' && <Forget />}
    >
      <Stack gap={16}>
        {closed && (
          <Alert tone="critical" title="No letter can leave">
            {closed}
          </Alert>
        )}
        <FactList
          facts={[
            { name: 'Mail server', value: port === undefined ? host : `${host}, port ${port}` },
            ...(userName ? [{ name: 'User name', value: userName }] : []),
            { name: 'From', value: sender },
            { name: 'Kept', value: keptWords(told, times) },
          ]}
        />
      </Stack>
    </Panel>
  );
}

function Forget() {
  const [asks, setAsks] = useState(false);
  const send = useOfficeSend(forgetMailServer);
  return (
    <>
      <Button look="link" size="s" onClick={() => setAsks(true)}>
        Take it away…
      </Button>
      <ConfirmAction
        open={asks}
        title="Take this mail server away?"
        description="Its password and the key that signs letters are forgotten. Letters leave by the server’s own mail server, if it has one, and wait otherwise."
        confirmLabel="Take the server away"
        irreversible
        onConfirm={() => send.mutateAsync({})}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
