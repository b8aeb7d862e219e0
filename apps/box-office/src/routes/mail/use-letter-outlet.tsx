import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

/** Words belong to one outlet: the one that one works on, or the first. */
export function useLetterOutlet() {
  const { outlet, outlets } = useOutletScope();
  return outlet ?? firstOf(outlets);
}

/** Where there is more than one. */
export function LetterOutlet() {
  const { outlets, choose } = useOutletScope();
  const { id } = useLetterOutlet();
  if (outlets.length < 2) return null;
  return (
    <Field id="letters-of" label="Letters of">
      <Select id="letters-of" value={id} onChange={(event) => choose(Number(event.target.value))}>
        {outlets.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
