import { useId } from 'react';
import { showEditorMessages as words } from '@stagedoor/rules/messages/show-editor';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { HallField } from './hall-field.tsx';
import styles from './show-editor.module.css';
import { TypedText } from '../../drafting/typed-fields.tsx';
import type { ShowEditor } from './use-show-editor.ts';
import { NewVenue, VenueField, zoneOf } from './venue-field.tsx';
import { EveningFields } from './when-fields.tsx';

export function TheShow({ editor }: { editor: ShowEditor }) {
  const list = useId();
  return (
    <Panel title={words.theShow}>
      <Stack gap={16}>
        <div className={styles.pair}>
          <TypedText editor={editor} field="artist" label={words.artist} list={list} />
          <VenueField editor={editor} />
        </div>
        <NewVenue editor={editor} />
        <datalist id={list}>
          {editor.draft.choices.artists.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <EveningFields editor={editor} zone={zoneOf(editor)} />
        <HallField editor={editor} />
      </Stack>
    </Panel>
  );
}
