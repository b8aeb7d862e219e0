import { isHexColor } from '@stagedoor/rules/shops/contrast';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { InLanguages } from '../../../../features/own-words/in-languages.tsx';
import type { TabProps } from '../tab-props.ts';
import { UploadField } from '../upload/upload-field.tsx';

interface BannerProps extends TabProps {
  value: Readonly<Record<string, unknown>>;
}

const FIELD = 'theme.subHeader';
const GROUND = '#2f1027';

/** A strip under the head on every page. Without its picture there is none. */
export function Banner({ editor, mayChange, value }: BannerProps) {
  const image = textOf(value['image']) || undefined;
  const write = (part: Readonly<Record<string, unknown>>) => editor.type(FIELD, { ...value, ...part });
  const background = textOf(value['background']);
  return (
    <Panel title="Banner" aside="under the head of every page">
      <Stack gap={16}>
        <UploadField
          outletId={editor.draft.outletId}
          name="the banner"
          value={image}
          mayChange={mayChange}
          onChange={(address) => (address === null ? editor.type(FIELD, null) : write({ image: address }))}
          error={editor.problem(FIELD)}
          hint="About 2,040 by 160 px; its middle stays in sight on a phone."
        >
          None
        </UploadField>
        {image && (
          <>
            <Field label="What it says" hint="For whoever does not see the picture." optional>
              <TextInput
                value={textOf(value['title'])}
                readOnly={!mayChange}
                autoComplete="off"
                onChange={(event) => write({ title: event.target.value || null })}
              />
            </Field>
            <InLanguages text={textOf(value['title'])} label="What it says" />
            <Field label="Where it leads" optional>
              <TextInput
                value={textOf(value['link'])}
                readOnly={!mayChange}
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                onChange={(event) => write({ link: event.target.value.trim() || null })}
              />
            </Field>
            <Field label="Colour beside it" hint="Where the window is wider than the picture." optional>
              <TextInput
                type="color"
                disabled={!mayChange}
                value={isHexColor(background) && background.length === 7 ? background : GROUND}
                onChange={(event) => write({ background: event.target.value })}
              />
            </Field>
          </>
        )}
      </Stack>
    </Panel>
  );
}
