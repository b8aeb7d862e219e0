import { useNavigate } from 'react-router';
import { listCodePlaces, listCodes, makeCodes } from '@stagedoor/contract/calls/office/codes';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form as FormState } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Dialog } from '@stagedoor/ui/dialog';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import { CodeDoes, CodeWhere } from './code-fields.tsx';
import { SameAs } from './same-as.tsx';
import { emptyCode, newCodesOf, wrongWithValues } from './code-values.ts';
import type { CodeValues } from './code-values.ts';

/** One that somebody has thought of, or many that are drawn. */
export function NewCodeDialog({ many, onClose }: { many: boolean; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={many ? 'Many codes at once' : 'A new code'}
      description={
        many
          ? 'One set of rules for all of them. Each has ten letters of its own, never 0, O, 1, I, L or U.'
          : 'Capitals do not matter to whoever types it.'
      }
    >
      <CodeForm many={many} onClose={onClose} />
    </Dialog>
  );
}

function CodeForm({ many, onClose }: { many: boolean; onClose: () => void }) {
  const clock = { currency: useCurrency(), times: useTimes() };
  const navigate = useNavigate();
  const send = useOfficeSend(makeCodes);
  const places = useOfficeAnswer(listCodePlaces, {}).data?.places ?? [];
  const sets = useOfficeAnswer(listCodes, {}).data?.sets ?? [];
  const form = useForm<CodeValues>(emptyCode, (values) => wrongWithValues(values, many, clock));
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const { id } = await send.mutateAsync(newCodesOf(form.values, many, clock));
      onClose();
      await navigate(`/codes/${id}`);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const count = Number(form.values.many);
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        {many ? (
          <FieldRow>
            <TextField form={form} name="many" label="How many" inputMode="numeric" autoComplete="off" />
            <TextField
              form={form}
              name="code"
              label="Begin with"
              autoComplete="off"
              maxLength={30}
              optional
            />
          </FieldRow>
        ) : (
          <TextField form={form} name="code" label="Code" autoComplete="off" maxLength={40} />
        )}
        <SameAs form={form} sets={sets} places={places} />
        <CodeDoes form={form} />
        <CodeWhere form={form} places={places} />
        <Limits form={form} many={many} />
        <Button type="submit" wide busy={busy}>
          {many ? `Make ${count > 0 ? counted(count, 'code') : 'them'}` : 'Make the code'}
        </Button>
      </Stack>
    </Form>
  );
}

function Limits({ form, many }: { form: FormState<CodeValues>; many: boolean }) {
  return (
    <>
      <FieldRow>
        <TextField
          form={form}
          name="startsAt"
          label="From"
          type="datetime-local"
          autoComplete="off"
          optional
        />
        <TextField
          form={form}
          name="endsAt"
          label="Until"
          type="datetime-local"
          autoComplete="off"
          optional
        />
      </FieldRow>
      <FieldRow>
        <TextField
          form={form}
          name="mostOrders"
          label={many ? 'Orders by each' : 'Orders at most'}
          hint={many ? 'One, unless you say otherwise.' : undefined}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
        <TextField
          form={form}
          name="mostTickets"
          label="Tickets an order"
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </FieldRow>
      <TextField
        form={form}
        name="mostPerAccount"
        label="Orders by one account"
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <Checkbox
        checked={form.values.returnsUse}
        onChange={({ target }) => form.choose({ returnsUse: target.checked })}
      >
        An order that is given back whole gives its use back
      </Checkbox>
    </>
  );
}
