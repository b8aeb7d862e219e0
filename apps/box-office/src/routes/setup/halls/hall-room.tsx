import { useState } from 'react';
import { useParams } from 'react-router';
import { getHall } from '@stagedoor/contract/calls/office/halls';
import type { HallToEdit } from '@stagedoor/contract/calls/office/halls';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useKey } from '../../../parts/keys/use-key.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { CountedPanel } from './counted-panel.tsx';
import { CsvButtons } from './csv-buttons.tsx';
import { DrawnMeanwhile } from './drawn-meanwhile.tsx';
import { EditorBar } from './editor-bar.tsx';
import styles from './hall-editor.module.css';
import { LevelsPanel } from './levels-panel.tsx';
import { PlanCanvas } from './plan-canvas.tsx';
import { PublishHall } from './publish-hall.tsx';
import { SectionPanel } from './section-panel.tsx';
import { SectionsPanel } from './sections-panel.tsx';
import { SoldByPanel } from './sold-by-panel.tsx';
import { ToolRail } from './tool-rail.tsx';
import { WordsPanel } from './words-panel.tsx';
import { useHallEditor } from './use-hall-editor.ts';

/** What does the hall look like, and what would its next plan be? */
export function HallRoom() {
  const { hallId = '' } = useParams();
  const answer = useOfficeAnswer(getHall, { hallId: Number(hallId) });
  const [times, setTimes] = useState(0);
  usePageTitle(words.roomTitle);
  const again = () => void answer.refetch().then(() => setTimes((before) => before + 1));
  return (
    <Answered answer={answer} what={words.theHall}>
      {(told) => (
        <Editor key={`${told.hallId} ${told.versions.length} ${times}`} told={told} onAgain={again} />
      )}
    </Answered>
  );
}

function Editor({ told, onAgain }: { told: HallToEdit; onAgain: () => void }) {
  const editor = useHallEditor(told);
  const mayChange = useMayDo('setup.change');
  const [zoom, setZoom] = useState(1);
  const { saving, tool } = editor;
  const last = told.versions.at(-1);
  const shows = told.soldBy.filter(({ version }) => version === last).length;
  useKey('z', () => editor.undo?.());
  return (
    <>
      <PageHead
        within={[
          <Link key="setup" to="/setup">
            Set-up
          </Link>,
          <Link key="halls" to="/setup/halls">
            {words.halls}
          </Link>,
          told.name,
        ]}
        title={words.theHall}
        tag={saving.revision > 0 && <Tag>{words.draft}</Tag>}
        facts={words.becomes([told.venue, told.place].join(', '), last, shows)}
        actions={
          <>
            <CsvButtons editor={editor} hall={told.name} mayChange={mayChange} />
            {mayChange && <PublishHall hallId={told.hallId} editor={editor} version={(last ?? 0) + 1} />}
          </>
        }
      />
      {saving.state === 'meanwhile' && (
        <DrawnMeanwhile hallId={told.hallId} saving={saving} onTheirs={onAgain} />
      )}
      <SideColumn
        side={
          <Stack gap={16}>
            {mayChange && <SectionPanel editor={editor} />}
            {mayChange && <LevelsPanel editor={editor} />}
            {mayChange && <WordsPanel editor={editor} />}
            <CountedPanel editor={editor} mayChange={mayChange} />
            <SoldByPanel told={told} mayChange={mayChange} />
          </Stack>
        }
      >
        <Stack gap={16}>
          <Panel flush foot={<Foot hint={words.hints[tool]} state={saving.state} />}>
            <EditorBar {...{ editor, zoom, mayChange }} onZoom={setZoom} />
            <div className={styles.work}>
              {mayChange && <ToolRail editor={editor} />}
              <PlanCanvas {...{ editor, zoom, mayChange }} hall={told.name} />
            </div>
          </Panel>
          <SectionsPanel editor={editor} />
        </Stack>
      </SideColumn>
    </>
  );
}

const savingWords = {
  saved: 'Saved by itself',
  waits: 'Saving…',
  failed: words.notSaved,
  meanwhile: words.somebodyMeans,
} as const;

const Foot = ({ hint, state }: { hint: string; state: keyof typeof savingWords }) => (
  <div className={styles.foot}>
    <p id="hall-hint" className={styles.quiet}>
      {hint}
    </p>
    <p className={styles.quiet} role="status">
      {savingWords[state]}
    </p>
  </div>
);
