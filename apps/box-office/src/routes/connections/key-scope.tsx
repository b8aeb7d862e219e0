import type { Form } from '@stagedoor/forms/use-form';
import { keyRightWords, rightsToGive } from '@stagedoor/rules/staff/key-rights';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { useStaff } from '../../parts/session/use-staff.ts';
import { Choices } from './choices.tsx';
import type { KeyValues } from './key-values.ts';

const turned = <T,>(chosen: readonly T[], one: T, on: boolean): T[] =>
  on ? [...chosen, one] : chosen.filter((each) => each !== one);

/** What the key may, and at which outlets. */
export function KeyScope({ form }: { form: Form<KeyValues> }) {
  const { workplace } = useStaff();
  const { rights, outletIds } = form.values;
  return (
    <>
      <Choices legend="It may" id={form.idOf('rights')} error={form.errors.rights}>
        {rightsToGive(workplace.role).map((right) => (
          <Checkbox
            key={right}
            checked={rights.includes(right)}
            onChange={(event) => form.choose({ rights: turned(rights, right, event.target.checked) })}
          >
            {keyRightWords(right)}
          </Checkbox>
        ))}
      </Choices>
      {workplace.outlets.length > 1 && (
        <Choices legend="Only at these outlets (none: at all of them)" id={form.idOf('outletIds')}>
          {workplace.outlets.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={outletIds.includes(id)}
              onChange={(event) => form.choose({ outletIds: turned(outletIds, id, event.target.checked) })}
            >
              {name}
            </Checkbox>
          ))}
        </Choices>
      )}
    </>
  );
}
