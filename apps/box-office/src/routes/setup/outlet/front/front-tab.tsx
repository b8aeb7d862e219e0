import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { WithPreview } from '../preview/with-preview.tsx';
import type { TabProps } from '../tab-props.ts';
import { UploadField } from '../upload/upload-field.tsx';
import { Banner } from './banner.tsx';
import { PictureList } from './picture-list.tsx';

/** What customers see before and below the list of events. */
export function FrontTab(props: TabProps) {
  const { editor, mayChange } = props;
  return (
    <WithPreview draft={editor.draft}>
      <Panel title="Picture of the head" aside="above the events">
        <UploadField
          outletId={editor.draft.outletId}
          name="the picture of the head"
          value={textOf(editor.value('theme.headerImage')) || undefined}
          mayChange={mayChange}
          onChange={(address) => editor.type('theme.headerImage', address)}
          error={editor.problem('theme.headerImage')}
          hint="Wide, at least 1,600 px; its right half stays in sight on a phone."
        >
          None
        </UploadField>
      </Panel>
      <Banner {...props} value={recordOf(editor.value('theme.subHeader'))} />
      <Panel title="Pictures in turn" aside="above the events, one after the other">
        <Stack gap={16}>
          <PictureList {...props} field="theme.carousel" one="picture" />
        </Stack>
      </Panel>
      <Panel title="Promotions" aside="below the events">
        <Stack gap={16}>
          <PictureList {...props} field="theme.promos" one="promotion" />
        </Stack>
      </Panel>
    </WithPreview>
  );
}
