import { useState } from 'react';
import type { OutputOf } from '@stagedoor/contract/call';
import { checkGateway } from '@stagedoor/contract/calls/office/gateways';
import type { getGateways } from '@stagedoor/contract/calls/office/gateways';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form as FormState } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { gatewayMessages } from '@stagedoor/rules/messages/gateways';
import { gatewayFields, noKeys, wrongWithKeys } from '@stagedoor/rules/setup/gateway-keys';
import type { GatewayField, GatewayKeyKind, TypedKeys } from '@stagedoor/rules/setup/gateway-keys';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Panel } from '@stagedoor/ui/office/panel';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmGateway } from './confirm-gateway.tsx';

type Told = OutputOf<typeof getGateways>;

const names: Record<GatewayKeyKind, string> = { stripe: 'Stripe', authorizenet: 'Authorize.Net' };

const labels: Record<GatewayField, string> = {
  login: 'API login ID',
  transactionKey: 'Transaction key',
  signatureKey: 'Signature key',
  secretKey: 'Secret or restricted key',
  noticeSecret: 'Signing secret of the webhook',
};

const hints: Partial<Record<GatewayField, string>> = {
  secretKey:
    'Developers, API keys. A restricted key needs to write what has to do with payments, and to read its account.',
  noticeSecret: 'Developers, Webhooks, the endpoint with the address that stands here.',
  signatureKey: 'Account, API Credentials & Keys.',
};

interface Choice {
  kind: GatewayKeyKind;
  keptBy: 'owner' | 'server';
}

const choiceKey = ({ kind, keptBy }: Choice): string => `${kind} ${keptBy}`;

/** Typed here, where that can be; the server's own, unless it is in use already. */
function choicesOf({ current, mayType, ofServer }: Told): Choice[] {
  const kinds = ['stripe', 'authorizenet'] as const;
  const typed = mayType ? kinds.map((kind) => ({ kind, keptBy: 'owner' }) as const) : [];
  const servers = ofServer
    .filter((kind) => current.keptBy === 'owner' || current.kind !== kind)
    .map((kind) => ({ kind, keptBy: 'server' }) as const);
  return [...typed, ...servers];
}

/** Keys are typed, checked by a call, and kept when somebody has read what it means. */
export function ChangeGateway({ told }: { told: Told }) {
  const choices = choicesOf(told);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = choices.find((each) => choiceKey(each) === chosen);
  return (
    <Panel title={told.current.isMissing ? 'Your gateway' : 'Another gateway, or new keys'}>
      <Stack gap={16}>
        {!told.mayType && <p>{gatewayMessages.nothingToSealWith}</p>}
        {choices.length > 0 && (
          <RadioGroup
            legend="Which account shall the money go to?"
            value={chosen}
            onChange={(value) => setChosen(value)}
          >
            {choices.map((each) => (
              <RadioCard
                key={choiceKey(each)}
                value={choiceKey(each)}
                title={each.keptBy === 'owner' ? names[each.kind] : `${names[each.kind]} of the server`}
                description={
                  each.keptBy === 'owner'
                    ? 'With keys that are typed here'
                    : 'With keys that stand in its settings'
                }
              />
            ))}
          </RadioGroup>
        )}
        {choice && (
          <KeysForm key={chosen} choice={choice} current={told.current} onDone={() => setChosen(null)} />
        )}
      </Stack>
    </Panel>
  );
}

interface KeysFormProps {
  choice: Choice;
  current: Told['current'];
  onDone: () => void;
}

function KeysForm({ choice, current, onDone }: KeysFormProps) {
  const { kind, keptBy } = choice;
  const check = useOfficeSend(checkGateway);
  const [checked, setChecked] = useState<OutputOf<typeof checkGateway>>();
  const form = useForm<TypedKeys>(noKeys, (typed) => (keptBy === 'owner' ? wrongWithKeys(kind, typed) : {}));
  const { submit, busy } = useSubmit(form, async () => {
    try {
      setChecked(await check.mutateAsync({ ...choice, ...form.values }));
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <>
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          {keptBy === 'owner' &&
            gatewayFields[kind].map((name) => <KeyField key={name} form={form} name={name} />)}
          <div>
            <Button type="submit" look="lined" busy={busy}>
              {keptBy === 'owner' ? 'Check these keys' : `Check ${names[kind]}`}
            </Button>
          </div>
        </Stack>
      </Form>
      <ConfirmGateway
        wanted={{ ...choice, ...form.values }}
        checked={checked}
        current={current}
        onClose={() => setChecked(undefined)}
        onDone={onDone}
      />
    </>
  );
}

function KeyField({ form, name }: { form: FormState<TypedKeys>; name: GatewayField }) {
  return (
    <TextField
      form={form}
      name={name}
      label={labels[name]}
      hint={hints[name]}
      type={name === 'login' ? 'text' : 'password'}
      autoComplete="off"
      maxLength={300}
    />
  );
}
