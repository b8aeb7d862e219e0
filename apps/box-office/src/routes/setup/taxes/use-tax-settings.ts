import { useState } from 'react';
import { useClient } from '@stagedoor/asking/asking-context';
import { getTaxSettings, saveTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import type { ToldTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { wrongWithTaxSettings } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { whoChanged } from '../../../parts/changed/who-changed.ts';
import { useTimes } from '../../../parts/time/use-times.ts';

const withoutKeeper = ({ keptByFiles: _keeper, ...settings }: ToldTaxSettings): TaxSettings => settings;

/** What is typed, and what somebody else has saved meanwhile. */
export function useTaxSettings(told: ToldTaxSettings) {
  const toasts = useToasts();
  const times = useTimes();
  const open = useClient();
  const send = useOfficeSend(saveTaxSettings);
  const [was, setWas] = useState(() => withoutKeeper(told));
  const [theirs, setTheirs] = useState<{ who: string; settings: TaxSettings }>();
  const form = useForm<TaxSettings>(was, wrongWithTaxSettings);

  async function save(over: TaxSettings) {
    try {
      await send.mutateAsync({ ...form.values, was: over });
      const saved = withoutKeeper(await (await open()).client.send(getTaxSettings, {}));
      setWas(saved);
      setTheirs(undefined);
      form.choose(saved);
      toasts.success('Saved. What is sold from now on follows it.');
    } catch (error) {
      const who = whoChanged(error, times);
      if (who === undefined) return showRefusal(form, error);
      const settings = withoutKeeper(await (await open()).client.send(getTaxSettings, {}));
      setTheirs({ who, settings });
    }
  }
  const takeTheirs = () => {
    if (theirs) {
      form.choose(theirs.settings);
      setWas(theirs.settings);
    }
    setTheirs(undefined);
  };
  return { form, ...useSubmit(form, () => save(was)), theirs, setTheirs, takeTheirs, save };
}
