import { wordsOf } from '@stagedoor/asking/words-of';
import { showFirstSecondStep } from '@stagedoor/contract/calls/office/first-run';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import type { FirstRunForm } from '@stagedoor/rules/setup/first-run-form';
import { Alert } from '@stagedoor/ui/alert';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { StepPicture } from '../../features/second-step/step-picture.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

/** The last step, because a code of the app is good for a minute only. */
export function FirstStepFields({ form, token }: { form: Form<FirstRunForm>; token: string }) {
  const { data, error } = useOfficeAnswer(showFirstSecondStep, { token, email: form.values.email.trim() });
  return (
    <>
      <p>
        Besides your password, signing in asks for six digits from an authenticator app on your phone. Any
        such app works.
      </p>
      {error && <Alert tone="critical" role="alert" title={wordsOf(error)} />}
      {data ? <StepPicture {...data} /> : !error && <Skeleton shape="text" count={3} />}
      <TextField
        form={form}
        name="code"
        label="The six digits that it shows"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </>
  );
}
