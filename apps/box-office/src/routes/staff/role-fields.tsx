import { roleWords, staffRoles } from '@stagedoor/rules/staff/roles';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Stack } from '@stagedoor/ui/stack';
import type { Form } from '@stagedoor/forms/use-form';
import { useStaff } from '../../parts/session/use-staff.ts';

export interface RoleValues {
  role: StaffRole;
  /** None: every outlet. */
  outletIds: readonly number[];
}

/** As the calls want it: an owner always has every outlet. */
export const scopeOf = ({ role, outletIds }: RoleValues) => ({
  role,
  ...(role !== 'owner' && outletIds.length > 0 && { outletIds: [...outletIds] }),
});

/** A role, and where it holds. */
export function RoleFields<V extends RoleValues>({ form }: { form: Form<V> }) {
  const { outlets } = useStaff().workplace;
  const { role, outletIds } = form.values;
  const choose = (part: Partial<RoleValues>) => form.choose(part as Partial<V>);
  const turn = (id: number, on: boolean) =>
    choose({ outletIds: on ? [...outletIds, id] : outletIds.filter((each) => each !== id) });
  return (
    <Stack gap={16}>
      <RadioGroup legend="Role" value={role} onChange={(chosen) => choose({ role: chosen as StaffRole })}>
        {staffRoles.map((each) => (
          <Radio key={each} value={each}>
            <strong>{roleWords[each].name}</strong>: {roleWords[each].purpose}
          </Radio>
        ))}
      </RadioGroup>
      {role !== 'owner' && outlets.length > 1 && (
        <fieldset>
          <legend>Only at these outlets (none: at all of them)</legend>
          {outlets.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={outletIds.includes(id)}
              onChange={(event) => turn(id, event.target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </Stack>
  );
}
