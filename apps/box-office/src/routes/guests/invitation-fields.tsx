import type { OutputOf } from '@stagedoor/contract/call';
import type { getInvitationOffer } from '@stagedoor/contract/calls/office/invitations';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Select } from '@stagedoor/ui/select';
import type { InvitationValues } from './invitation-values.ts';
import { LetterTime } from './letter-time.tsx';

export type GuestListOffer = OutputOf<typeof getInvitationOffer>['lists'][number];

interface InvitationFieldsProps {
  form: Form<InvitationValues>;
  lists: readonly GuestListOffer[];
}

/** Who is invited to how much of what, until when, and how they hear of it. */
export function InvitationFields({ form, lists }: InvitationFieldsProps) {
  const { values } = form;
  const list = lists.find(({ outletId }) => String(outletId) === values.outlet);
  return (
    <>
      <ListField form={form} lists={lists} />
      <TextField form={form} name="guest" label="Guest’s name" autoComplete="off" maxLength={100} />
      <TextField
        form={form}
        name="email"
        label={fieldLabels.email}
        type="email"
        autoComplete="off"
        optional
      />
      <FieldRow>
        <TextField
          form={form}
          name="tickets"
          label="Tickets at most"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField form={form} name="uses" label="Requests at most" inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <TextField form={form} name="expires" label="Good until" type="datetime-local" autoComplete="off" />
      <DeliveryField form={form} list={list} />
      <Levels form={form} levels={list?.levels ?? []} />
      <Checkbox checked={values.payment} onChange={(event) => form.choose({ payment: event.target.checked })}>
        The guest pays; the card is charged when you approve
      </Checkbox>
      <LetterTime
        id={form.idOf('sendAt')}
        value={values}
        onChange={(part) => form.choose(part)}
        error={form.errors.sendAt}
      />
    </>
  );
}

function Levels({ form, levels }: { form: Form<InvitationValues>; levels: GuestListOffer['levels'] }) {
  const chosen = form.values.levels;
  if (levels.length < 2) return null;
  const turn = (id: number, on: boolean) =>
    form.choose({ levels: on ? [...chosen, id] : chosen.filter((each) => each !== id) });
  return (
    <fieldset>
      <legend>Good for (none chosen: for all)</legend>
      {levels.map(({ id, event, name }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={(press) => turn(id, press.target.checked)}>
          {name}, {event}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Where there is more than one. */
function ListField({ form, lists }: InvitationFieldsProps) {
  if (lists.length < 2) return null;
  return (
    <Field id={form.idOf('outlet')} label="Guest list">
      <Select
        id={form.idOf('outlet')}
        value={form.values.outlet}
        onChange={(event) => form.choose({ outlet: event.target.value, levels: [], delivery: 'all' })}
      >
        {lists.map(({ outletId, name }) => (
          <option key={outletId} value={outletId}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface DeliveryFieldProps {
  form: Form<InvitationValues>;
  list: GuestListOffer | undefined;
}

function DeliveryField({ form, list }: DeliveryFieldProps) {
  return (
    <Field id={form.idOf('delivery')} label="How tickets arrive">
      <Select
        id={form.idOf('delivery')}
        value={form.values.delivery}
        onChange={(event) => form.choose({ delivery: event.target.value })}
      >
        <option value="all">The guest chooses</option>
        <option value="ship-or-mobile">Sent, or on the phone</option>
        <option value="will-call">Will call</option>
        {list?.methods.map(({ id, name }) => (
          <option key={id} value={id}>
            Only {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
