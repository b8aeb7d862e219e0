import { FormErrors } from '@stagedoor/forms/form-errors';
import { firstRunSteps } from '@stagedoor/rules/setup/first-run-form';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { RecoveryCodes } from '../../features/second-step/recovery-codes.tsx';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import type { FirstRunPlace } from './first-run-place.ts';
import { FirstStepFields } from './first-step-fields.tsx';
import { FounderFields } from './founder-fields.tsx';
import { OutletFields } from './outlet-fields.tsx';
import { SellerFields } from './seller-fields.tsx';
import { useFirstRun } from './use-first-run.ts';

interface FirstRunFormProps {
  token: string;
  place: FirstRunPlace;
  onDone: () => void;
}

const titles = ['Who are you?', 'Who sells?', 'Your first shop', 'Your second step'];

export function FirstRunForm({ token, place, onDone }: FirstRunFormProps) {
  const { form, step, submit, busy, back, recoveryCodes, enter } = useFirstRun(token, onDone);
  if (recoveryCodes)
    return (
      <Entrance title="Your shop is there">
        <RecoveryCodes codes={recoveryCodes} onDone={enter} />
      </Entrance>
    );
  const isLast = step === firstRunSteps.length - 1;
  return (
    <Entrance
      title={titles[step] ?? ''}
      foot={
        <p>
          Step {step + 1} of {firstRunSteps.length}. Nothing is kept before the last one.
        </p>
      }
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          {step === 0 && <FounderFields form={form} />}
          {step === 1 && <SellerFields form={form} />}
          {step === 2 && <OutletFields form={form} place={place} />}
          {isLast && <FirstStepFields form={form} token={token} />}
          <Actions spread="between">
            {step > 0 && (
              <Button look="lined" onClick={back}>
                Back
              </Button>
            )}
            <Button type="submit" busy={busy}>
              {isLast ? 'Make the shop' : 'Continue'}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Entrance>
  );
}
