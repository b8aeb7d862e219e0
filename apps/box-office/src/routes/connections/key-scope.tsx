import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Form } from '@stagedoor/forms/use-form';
import { keyRightWords, rightsToGive } from '@stagedoor/rules/staff/key-rights';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { useStaff } from '../../parts/session/use-staff.ts';
import type { KeyValues } from './key-values.ts';
import styles from './connections.module.css';

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

interface ChoicesProps {
  legend: string;
  id: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Boxes to tick under one name, with what is wrong about all of them. */
function Choices({ legend, id, error, children }: ChoicesProps) {
  const errorId = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={styles.choices} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error && (
        <p id={errorId} className={styles.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
