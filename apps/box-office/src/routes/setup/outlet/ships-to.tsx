import { countryIds, countryName, offeredCountries } from '@stagedoor/rules/addresses/countries';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useStaff } from '../../../parts/session/use-staff.ts';
import type { TabProps } from './tab-props.ts';

const all = Object.entries(countryIds)
  .map(([code, id]) => ({ code, id, name: countryName(id) ?? code }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Where tickets may go by mail besides the seller's own country, or besides the two. */
export function ShipsTo({ editor, mayChange }: TabProps) {
  const { country: home } = useStaff().workplace;
  const always = offeredCountries({ home, alsoTo: [] });
  const byName = all.filter(({ id }) => always.every((each) => each.id !== id));
  const value = editor.value('shipsTo');
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const turn = (code: string, isOn: boolean) =>
    editor.type(
      'shipsTo',
      Object.keys(countryIds).filter((each) => (each === code ? isOn : chosen.has(each))),
    );
  const names = byName.filter(({ code }) => chosen.has(code)).map(({ name }) => name);
  return (
    <Panel
      title="Countries"
      aside={names.length === 0 ? always.map(({ name }) => name).join(' and ') : `and ${names.length} more`}
    >
      {names.length > 0 && <p>{names.join(', ')}</p>}
      <Disclosure summary="Other countries">
        <Stack gap={8}>
          {byName.map(({ code, name }) => (
            <Checkbox
              key={code}
              checked={chosen.has(code)}
              disabled={!mayChange}
              onChange={({ target }) => turn(code, target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </Stack>
      </Disclosure>
    </Panel>
  );
}
