import { useState } from 'react';
import { removeSecondStep, renewRecoveryCodes } from '@stagedoor/contract/calls/office/own-account';
import type { SignedInStaff } from '@stagedoor/contract/entities/staff';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { RecoveryCodes } from '../../features/second-step/recovery-codes.tsx';
import { SetUpSecondStep } from '../../features/second-step/set-up-second-step.tsx';
import { useSessionEngine } from '../../parts/session/use-session.ts';
import { useStaff } from '../../parts/session/use-staff.ts';

/** Offered to everybody; some roles cannot do without. */
export function OwnSecondStep() {
  const { staff } = useStaff();
  const isOn = staff.secondStep === 'on';
  return (
    <Panel title="Second step" aside={<Tag tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Tag>}>
      {isOn ? <StepIsOn staff={staff} /> : <StepIsOff />}
    </Panel>
  );
}

const StepIsOff = () => (
  <Stack gap={12}>
    <p>Whoever learns your password comes no further when signing in asks for a code of your phone, too.</p>
    <div>
      <SetUp label="Set up a second step…" />
    </div>
  </Stack>
);

function SetUp({ label }: { label: string }) {
  const engine = useSessionEngine();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void engine.refresh();
  };
  return (
    <>
      <Button look="lined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title="Your second step" size="s">
        {open && <SetUpSecondStep onDone={close} />}
      </Dialog>
    </>
  );
}

function StepIsOn({
  staff: { recoveryCodesLeft: codesLeft, hasAuthenticatorApp },
}: {
  staff: SignedInStaff;
}) {
  const engine = useSessionEngine();
  const toasts = useToasts();
  const renew = useSend(renewRecoveryCodes);
  const remove = useSend(removeSecondStep);
  const [codes, setCodes] = useState<readonly string[]>();
  const fail = (error: Error) => toasts.error('That did not work', wordsOf(error));
  const refresh = () => void engine.refresh();
  return (
    <Stack gap={12}>
      <p>
        {hasAuthenticatorApp
          ? 'Signing in asks for a code of your authenticator app.'
          : 'Signing in asks for one of your passkeys.'}{' '}
        {codesLeft} recovery {codesLeft === 1 ? 'code is' : 'codes are'} left.
      </p>
      <Actions>
        <Button
          look="lined"
          busy={renew.isPending}
          onClick={() => renew.mutate({}, { onSuccess: (made) => setCodes(made.codes), onError: fail })}
        >
          New recovery codes
        </Button>
        {hasAuthenticatorApp ? (
          <Button
            look="lined"
            busy={remove.isPending}
            onClick={() => remove.mutate({}, { onSuccess: refresh, onError: fail })}
          >
            Switch it off
          </Button>
        ) : (
          <SetUp label="Add codes of an app…" />
        )}
      </Actions>
      <Dialog
        open={codes !== undefined}
        onClose={() => setCodes(undefined)}
        title="New recovery codes"
        description="The old ones do not count any more."
        size="s"
      >
        {codes && (
          <RecoveryCodes
            codes={codes}
            onDone={() => {
              setCodes(undefined);
              refresh();
            }}
          />
        )}
      </Dialog>
    </Stack>
  );
}
