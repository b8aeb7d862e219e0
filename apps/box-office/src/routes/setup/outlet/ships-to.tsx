import { countriesAbroad } from '@stagedoor/rules/addresses/countries-abroad';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import type { TabProps } from './tab-props.ts';

const byName = countriesAbroad.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Where tickets may go by mail besides the United States and Canada. */
export function ShipsTo({ editor, mayChange }: TabProps) {
  const value = editor.value('shipsTo');
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const turn = (code: string, isOn: boolean) =>
    editor.type(
      'shipsTo',
      countriesAbroad
        .map((country) => country.code)
        .filter((each) => (each === code ? isOn : chosen.has(each))),
    );
  const names = byName.filter(({ code }) => chosen.has(code)).map(({ name }) => name);
  return (
    <Panel
      title="Countries"
      aside={names.length === 0 ? 'United States and Canada' : `and ${names.length} more`}
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
