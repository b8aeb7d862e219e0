import { shopLanguages } from '@stagedoor/rules/language/shop-languages';
import type { ShopLanguage } from '@stagedoor/rules/language/shop-languages';
import { languagesOf } from '@stagedoor/rules/language/choose-language';
import { ownWordsOfficeMessages as words } from '@stagedoor/rules/messages/own-words-office';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { DraftHint } from './draft-field.tsx';
import type { TabProps } from './tab-props.ts';

const all = keysOf(shopLanguages);

/** LANG-01: in which languages the shop is offered; the first is its own. */
export function LanguagesPanel({ editor, mayChange }: TabProps) {
  const value = editor.value('languages');
  const [first, ...others] = languagesOf(Array.isArray(value) ? value.map(String) : []);
  const write = (own: ShopLanguage, also: readonly ShopLanguage[]) =>
    editor.type('languages', [own, ...all.filter((code) => code !== own && also.includes(code))]);
  return (
    <Panel
      title={words.languages}
      aside={others.length === 0 ? words.speaksOne : words.speaks(others.length + 1)}
    >
      <Stack gap={16}>
        <Field
          label={words.first}
          hint={<DraftHint editor={editor} field="languages" />}
          error={editor.problem('languages')}
        >
          <Select
            value={first}
            disabled={!mayChange}
            onChange={({ target }) =>
              write(all.find((code) => code === target.value) ?? first, [first, ...others])
            }
          >
            {all.map((code) => (
              <option key={code} value={code}>
                {shopLanguages[code]}
              </option>
            ))}
          </Select>
        </Field>
        <fieldset>
          <legend>{words.also}</legend>
          {all
            .filter((code) => code !== first)
            .map((code) => (
              <Checkbox
                key={code}
                checked={others.includes(code)}
                disabled={!mayChange}
                onChange={({ target }) =>
                  write(first, target.checked ? [...others, code] : others.filter((each) => each !== code))
                }
              >
                <span lang={code}>{shopLanguages[code]}</span>
              </Checkbox>
            ))}
        </fieldset>
      </Stack>
    </Panel>
  );
}
