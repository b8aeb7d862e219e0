import type { CodePlace } from '@stagedoor/contract/calls/office/codes';
import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { FieldMessage } from '@stagedoor/ui/field-message';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Select } from '@stagedoor/ui/select';
import { useNow } from '@stagedoor/screens/clock';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import { ChooseOne } from './choose-one.tsx';
import type { CodeValues } from './code-values.ts';

const amountLabel = { amount: 'How much', percent: 'Per cent', price: 'To this price' };
const opens = [
  ['', 'Nothing'],
  ['sale', 'A sale before its time'],
  ['hidden', 'Levels that are off sale'],
] as const;
const takes = [
  ['', 'Nothing'],
  ['amount', 'An amount'],
  ['percent', 'A share'],
  ['price', 'All above a price'],
  ['comps', 'All of it: comps'],
] as const;
const of = [
  ['ticket', 'Every ticket'],
  ['order', 'The whole order'],
] as const;

/** What it opens, and what it takes off. */
export function CodeDoes({ form }: { form: Form<CodeValues> }) {
  const { values, choose, errors } = form;
  const kind = values.takes;
  return (
    <>
      <ChooseOne
        label="Opens"
        value={values.opens}
        options={opens}
        onChoose={(next) => choose({ opens: next })}
      />
      <FieldRow>
        <ChooseOne
          label="Takes off"
          value={kind}
          options={takes}
          // Comps are for nothing, fees and all, unless somebody says the price alone.
          onChoose={(next) => choose({ takes: next, takesOff: '', withFees: next === 'comps' })}
        />
        {kind !== '' && kind !== 'comps' && (
          <TextField
            form={form}
            name="takesOff"
            label={amountLabel[kind]}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </FieldRow>
      {kind === '' && errors.takesOff && (
        <FieldMessage id={form.idOf('takesOff')}>{errors.takesOff}</FieldMessage>
      )}
      {kind === 'amount' && (
        <ChooseOne label="Of" value={values.per} options={of} onChoose={(next) => choose({ per: next })} />
      )}
      {kind !== '' && (
        <Checkbox checked={values.withFees} onChange={({ target }) => choose({ withFees: target.checked })}>
          {kind === 'comps' ? 'Fees too' : 'Of the fees too, once the price is nothing'}
        </Checkbox>
      )}
    </>
  );
}

const turned = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids, id] : ids.filter((each) => each !== id);

/** At some outlets or at all; whoever has one alone is not asked. */
function CodeOutlets({ form: { values, choose } }: { form: Form<CodeValues> }) {
  const { outlets } = useOutletScope();
  if (outlets.length < 2) return null;
  return (
    <fieldset>
      <legend>Outlets (none chosen: all)</legend>
      {outlets.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={values.outletIds.includes(id)}
          onChange={({ target }) => choose({ outletIds: turned(values.outletIds, id, target.checked) })}
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** One event or all, and some of its levels or all. */
export function CodeWhere({ form, places }: { form: Form<CodeValues>; places: readonly CodePlace[] }) {
  const times = useTimes();
  const now = useNow();
  const { values, choose } = form;
  const chosen = places.find(({ eventId }) => String(eventId) === values.event);
  const turn = (id: number, on: boolean) => choose({ levelIds: turned(values.levelIds, id, on) });
  return (
    <>
      <Field label="Where">
        <Select value={values.event} onChange={({ target }) => choose({ event: target.value, levelIds: [] })}>
          <option value="">All that is sold at once</option>
          {places.map(({ eventId, name, startsAt }) => (
            <option key={eventId} value={eventId}>
              {startsAt ? `${name}, ${times.shortDay(startsAt, now)}` : name}
            </option>
          ))}
        </Select>
      </Field>
      {!chosen && <CodeOutlets form={form} />}
      {chosen && (
        <fieldset id={form.idOf('levelIds')} tabIndex={-1}>
          <legend>Levels (none chosen: all)</legend>
          {chosen.levels.map(({ levelId, name }) => (
            <Checkbox
              key={levelId}
              checked={values.levelIds.includes(levelId)}
              onChange={({ target }) => turn(levelId, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {form.errors.levelIds && (
        <FieldMessage id={`${form.idOf('levelIds')}-error`}>{form.errors.levelIds}</FieldMessage>
      )}
    </>
  );
}
