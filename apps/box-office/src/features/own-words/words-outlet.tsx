import { useId } from 'react';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

/** Words belong to one outlet: the one that one works on, or the first. */
export function useWordsOutlet() {
  const { outlet, outlets } = useOutletScope();
  return outlet ?? firstOf(outlets);
}

/** Where there is more than one. `label`: what of it stands below. */
export function WordsOutlet({ label }: { label: string }) {
  const id = useId();
  const { outlets, choose } = useOutletScope();
  const outlet = useWordsOutlet();
  if (outlets.length < 2) return null;
  return (
    <Field id={id} label={label}>
      <Select id={id} value={outlet.id} onChange={(event) => choose(Number(event.target.value))}>
        {outlets.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
