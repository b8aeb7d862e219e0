import { TextField } from '@stagedoor/forms/text-field';
import type { Form } from '@stagedoor/forms/use-form';
import type { FirstRunForm } from '@stagedoor/rules/setup/first-run-form';
import { outletKinds } from '@stagedoor/rules/setup/outlet-kinds';
import { suggestedHost } from '@stagedoor/rules/setup/suggested-host';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import type { FirstRunPlace } from './first-run-place.ts';

interface OutletFieldsProps {
  form: Form<FirstRunForm>;
  place: FirstRunPlace;
}

export function OutletFields({ form, place }: OutletFieldsProps) {
  const { outletName, outletType, host } = form.values;
  const suggest = (name: string) => (place.ending === undefined ? '' : suggestedHost(name, place.ending));
  const call = (name: string) => {
    // It follows the name until somebody types another.
    const follows = host === suggest(outletName);
    form.change({ outletName: name, ...(follows && { host: suggest(name) }) });
  };
  return (
    <>
      <TextField
        form={form}
        name="outletName"
        label="Name of the shop"
        maxLength={200}
        autoComplete="off"
        onChange={(event) => call(event.target.value)}
      />
      <RadioGroup
        legend="What is it for?"
        id={form.idOf('outletType')}
        value={String(outletType)}
        onChange={(type) => form.choose({ outletType: Number(type) })}
        {...(form.errors.outletType && { error: form.errors.outletType })}
      >
        {outletKinds.map(({ type, name, purpose }) => (
          <RadioCard key={type} value={String(type)} title={name} description={purpose} />
        ))}
      </RadioGroup>
      <TextField
        form={form}
        name="host"
        label="Its address"
        hint={`Customers will find it at ${place.before}${host.trim().toLowerCase() || '…'}${place.after}`}
        maxLength={253}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
