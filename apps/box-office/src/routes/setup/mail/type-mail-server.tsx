import { useState } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import { tryMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form as FormState } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { mailServerMessages } from '@stagedoor/rules/messages/mail-server';
import { mailSecurities, wrongWithMailServer } from '@stagedoor/rules/setup/mail-server';
import type { MailSecurity, TypedMailServer } from '@stagedoor/rules/setup/mail-server';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Panel } from '@stagedoor/ui/office/panel';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ArrivedLetter } from './arrived-letter.tsx';

const securities: Record<MailSecurity, { title: string; description: string; port: string }> = {
  tls: { title: 'TLS', description: 'Encrypted from the beginning, mostly port 465', port: '465' },
  starttls: { title: 'STARTTLS', description: 'Encrypted after a greeting, mostly port 587', port: '587' },
  none: { title: 'Without', description: 'Only for a mail server on the same machine', port: '25' },
};

const begin = ({
  host,
  port,
  security = 'tls',
  userName,
  sender,
  keptBy,
}: MailServerTold): TypedMailServer =>
  keptBy === 'owner'
    ? {
        host: host ?? '',
        port: String(port),
        security,
        userName: userName ?? '',
        password: '',
        sender: sender ?? '',
      }
    : { host: '', port: '465', security: 'tls', userName: '', password: '', sender: '' };

/** Typed, tried by a letter to oneself, and kept when its code is typed. */
export function TypeMailServer({ told }: { told: MailServerTold }) {
  const send = useOfficeSend(tryMailServer);
  const [tried, setTried] = useState<OutputOf<typeof tryMailServer>>();
  const form = useForm<TypedMailServer>(begin(told), wrongWithMailServer);
  const { submit, busy } = useSubmit(form, async () => {
    setTried(undefined);
    try {
      setTried(await send.mutateAsync(form.values));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  if (!told.mayType)
    return (
      <Panel title="A mail server of your own">
        <p>{mailServerMessages.nothingToSealWith}</p>
      </Panel>
    );
  return (
    <Panel title={told.keptBy === 'owner' ? 'Another one, or a new password' : 'A mail server of your own'}>
      <Stack gap={16}>
        <Form onSubmit={submit} busy={busy}>
          <Stack gap={16}>
            <FormErrors form={form} />
            <ServerFields form={form} />
            <div>
              <Button type="submit" look="lined" busy={busy}>
                Send me a letter
              </Button>
            </div>
          </Stack>
        </Form>
        {tried && <ArrivedLetter typed={form.values} tried={tried} />}
      </Stack>
    </Panel>
  );
}

function ServerFields({ form }: { form: FormState<TypedMailServer> }) {
  return (
    <>
      <TextField
        form={form}
        name="host"
        autoComplete="off"
        label="Mail server"
        hint="Such as smtp.example.com"
        maxLength={200}
      />
      <Encryption form={form} />
      <TextField form={form} name="port" autoComplete="off" label="Port" inputMode="numeric" maxLength={5} />
      <TextField form={form} name="userName" label="User name" autoComplete="off" maxLength={200} />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="off"
        maxLength={300}
      />
      <TextField
        form={form}
        name="sender"
        autoComplete="off"
        label="Letters come from"
        hint="The mail server must let this address send"
        type="email"
        maxLength={200}
      />
    </>
  );
}

/** Each way has its usual port. */
function Encryption({ form }: { form: FormState<TypedMailServer> }) {
  return (
    <RadioGroup
      legend="How is the way there encrypted?"
      value={form.values.security}
      onChange={(value) => {
        const security = mailSecurities.find((each) => each === value) ?? 'tls';
        form.choose({ security, port: securities[security].port });
      }}
    >
      {mailSecurities.map((each) => (
        <RadioCard
          key={each}
          value={each}
          title={securities[each].title}
          description={securities[each].description}
        />
      ))}
    </RadioGroup>
  );
}
