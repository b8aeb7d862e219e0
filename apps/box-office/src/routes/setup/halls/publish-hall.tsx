import { useState } from 'react';
import { publishHall } from '@stagedoor/contract/calls/office/halls';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { counted } from '@stagedoor/rules/writing/counted';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { ConsequenceList } from '@stagedoor/ui/office/consequence-list';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../../parts/confirm/confirm-action.tsx';
import type { HallEditor } from './use-hall-editor.ts';

interface PublishHallProps {
  hallId: number;
  editor: HallEditor;
  /** The number that it gets. */
  version: number;
}

/** Why it cannot be published now. */
function reasonNot({ saving, findings }: HallEditor): string | undefined {
  if (saving.state !== 'saved') return 'Waits until it is saved';
  if (saving.revision === 0) return words.nothingDrawn;
  const wrong = findings.filter(({ note }) => !note).length;
  return wrong > 0 ? words.wrong(wrong) : undefined;
}

export function PublishHall({ hallId, editor, version }: PublishHallProps) {
  const [asks, setAsks] = useState(false);
  const send = useOfficeSend(publishHall);
  const toasts = useToasts();
  const seats = editor.written.reduce((sum, section) => sum + section.seats.length, 0);
  const told = [
    `${counted(seats, 'seat')}, ${counted(editor.written.length, 'section')}`,
    ...editor.findings.map(({ message }) => message),
  ];
  return (
    <>
      <Button disabledReason={reasonNot(editor)} onClick={() => setAsks(true)}>
        Review and publish
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={words.publishTitle(version)}
        description={words.publishMeans}
      >
        <ConfirmQuestion
          confirmLabel={words.publishNow(version)}
          cancelLabel="Not yet"
          onConfirm={async () => {
            await send.mutateAsync({ hallId, revision: editor.saving.revision });
            toasts.success(words.published(version));
          }}
          onClose={() => setAsks(false)}
        >
          <ConsequenceList
            look="changes"
            items={told.map((what) => ({ key: what, icon: 'sliders', what }))}
          />
        </ConfirmQuestion>
      </Dialog>
    </>
  );
}
