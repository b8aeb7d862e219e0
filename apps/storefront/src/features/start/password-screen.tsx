import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { checkOutletPassword } from '@stagedoor/contract/calls/shop/session';
import { isValid } from '@stagedoor/rules/forms/field-errors';
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import { outletPasswordMessages } from '@stagedoor/rules/messages/outlet-password';
import { validateOutletPassword } from '@stagedoor/rules/accounts/outlet-password-form';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { Heading } from '@stagedoor/ui/heading';
import { PasswordInput } from '@stagedoor/ui/password-input';
import { Stack } from '@stagedoor/ui/stack';
import { Queries } from '../../parts/calls/queries.tsx';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { useSend } from '@stagedoor/asking/use-send';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { TestBanner } from '../../parts/shop/test-banner.tsx';
import { OutletSign } from './outlet-sign.tsx';
import { StartScreen } from './start-screen.tsx';
import styles from './start-screen.module.css';

const FIELD = 'outlet-password';

/** A private outlet's door: its name and logo, and nothing else of it before the password. */
export default function PasswordScreen({ onEnter }: { onEnter: () => void }) {
  return (
    <Queries>
      <Door onEnter={onEnter} />
    </Queries>
  );
}

function Door({ onEnter }: { onEnter: () => void }) {
  const outlet = useAnswer(getOutletInfo, {}).data;
  const check = useSend(checkOutletPassword);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  usePageTitle(outlet?.name ?? outletPasswordMessages.heading);

  function refuse(message: string | undefined) {
    setError(message);
    document.getElementById(FIELD)?.focus();
  }

  function submit() {
    const errors = validateOutletPassword({ password });
    if (!isValid(errors)) return refuse(errors.password);
    setError(undefined);
    check.mutate({ password }, { onSuccess: onEnter, onError: (failure) => refuse(reason(failure)) });
  }

  return (
    <StartScreen above={outlet?.isTest && <TestBanner />}>
      <Card>
        <OutletSign outlet={outlet} />
        <Heading level={1} look="m">
          {outletPasswordMessages.heading}
        </Heading>
        <p className={styles.text}>{outletPasswordMessages.intro}</p>
        <Form onSubmit={submit} busy={check.isPending} className={styles.form}>
          <Stack>
            <Field id={FIELD} label={outletPasswordMessages.label} error={error} required>
              <PasswordInput
                autoComplete="off"
                maxLength={fieldLimits.password}
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </Field>
            <Button type="submit" wide busy={check.isPending}>
              {outletPasswordMessages.enter}
            </Button>
          </Stack>
        </Form>
      </Card>
    </StartScreen>
  );
}

/** A refusal says why; a check that itself failed has a message of its own. */
function reason(failure: Error): string {
  const refused = failure instanceof CallError && !failure.isFault;
  return refused ? failure.message : outletPasswordMessages.checkFailed;
}
