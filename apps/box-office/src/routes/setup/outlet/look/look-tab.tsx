import { textOf } from '@stagedoor/rules/values/text-of';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { DraftText } from '../draft-field.tsx';
import type { TabProps } from '../tab-props.ts';
import { WithPreview } from '../preview/with-preview.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { ColorRow } from './color-row.tsx';
import styles from './look.module.css';

const colors = [
  { field: 'theme.linkColor', label: 'Buttons and links', otherwise: '#b1251d' },
  { field: 'theme.secondaryLinkColor', label: 'Second links', otherwise: '#8a4b08' },
  { field: 'theme.textColor', label: 'Text', otherwise: '#1d1a16' },
] as const;

/** How does the shop look? */
export function LookTab(props: TabProps) {
  return (
    <WithPreview draft={props.editor.draft}>
      <Logo {...props} />
      <Panel title="Colours" aside="measured as you choose" flush>
        <ul className={styles.rows}>
          {colors.map((color) => (
            <ColorRow key={color.field} {...props} {...color} />
          ))}
        </ul>
      </Panel>
      <Headings {...props} />
      <Icon {...props} />
    </WithPreview>
  );
}

function Logo({ editor, mayChange }: TabProps) {
  return (
    <Panel title="Logo" aside="SVG or PNG, at least 72 px high">
      <UploadField
        outletId={editor.draft.outletId}
        name="the logo"
        value={textOf(editor.value('theme.logo')) || undefined}
        mayChange={mayChange}
        onChange={(address) => editor.type('theme.logo', address)}
        error={editor.problem('theme.logo')}
        hint="Without a logo the shop’s name stands there in the headings’ face."
      >
        <span className={styles.noLogo}>{textOf(editor.value('name'))}</span>
      </UploadField>
    </Panel>
  );
}

function Headings({ editor, mayChange }: TabProps) {
  const file = textOf(editor.value('theme.headerFontFile')) || undefined;
  return (
    <Panel title="Headings" aside="text stays Instrument Sans">
      <Stack gap={16}>
        <UploadField
          outletId={editor.draft.outletId}
          name="the font of the headings"
          what="font"
          value={file}
          mayChange={mayChange}
          onChange={(address) => editor.type('theme.headerFontFile', address)}
          error={editor.problem('theme.headerFontFile')}
          hint="A font file of your own: WOFF2, at most 200 KB."
        >
          {file ? 'A font of your own' : 'Bricolage, the product’s own'}
        </UploadField>
        <DraftText
          editor={editor}
          mayChange={mayChange}
          field="theme.headerFont"
          label="A face that devices have already"
          hint="Such as Georgia; of several with commas between them the first that a device has. A font file goes before."
          optional
        />
      </Stack>
    </Panel>
  );
}

function Icon({ editor, mayChange }: TabProps) {
  return (
    <Panel title="Icon of the tab">
      <UploadField
        outletId={editor.draft.outletId}
        name="the icon of the tab"
        value={textOf(editor.value('theme.favicon')) || undefined}
        mayChange={mayChange}
        onChange={(address) => editor.type('theme.favicon', address)}
        error={editor.problem('theme.favicon')}
        hint="Square; browsers show it beside the shop’s name."
      >
        None
      </UploadField>
    </Panel>
  );
}
