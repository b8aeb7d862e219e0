import { useState } from 'react';
import type { OutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { changeKeeper } from '@stagedoor/contract/calls/office/folder';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../../parts/confirm/confirm-action.tsx';
import { FolderOut } from '../folder/folder-out.tsx';

interface KeeperPanelProps {
  draft: OutletDraft;
  mayChange: boolean;
}

const words = {
  files: {
    now: 'Files keep this outlet: an import changes it as they say.',
    button: 'Take it over…',
    title: (name: string) => `Take ${name} over from the files?`,
    means:
      'From then on the box office’s word counts. An import of files leaves this outlet alone, and says so.',
    confirm: 'Take it over',
    done: 'The box office keeps it now',
  },
  desk: {
    now: 'The box office keeps this outlet: an import of files leaves it alone.',
    button: 'Give it back to the files…',
    title: (name: string) => `Give ${name} back to the files?`,
    means:
      'Nothing changes now. The next import changes the outlet to what its files say: take a folder out first and put it in their place, or what was published here since is lost.',
    confirm: 'Give it back',
    done: 'Files keep it now',
  },
} as const;

/** Whose word counts here, and what it means to change that. */
export function KeeperPanel({ draft: { outletId, name, keptBy }, mayChange }: KeeperPanelProps) {
  const [asks, setAsks] = useState(false);
  const send = useOfficeSend(changeKeeper);
  const toasts = useToasts();
  const says = words[keptBy];
  return (
    <Panel title="As files">
      <Stack gap={12}>
        <p>{says.now}</p>
        <Stack row gap={8}>
          <FolderOut outletId={outletId} />
          {mayChange && (
            <Button look="lined" size="s" onClick={() => setAsks(true)}>
              {says.button}
            </Button>
          )}
        </Stack>
      </Stack>
      {asks && (
        <Dialog open onClose={() => setAsks(false)} title={says.title(name)} description={says.means}>
          <ConfirmQuestion
            confirmLabel={says.confirm}
            cancelLabel="Not yet"
            onConfirm={async () => {
              await send.mutateAsync({ outletId, keptBy: keptBy === 'files' ? 'desk' : 'files' });
              toasts.success(says.done);
            }}
            onClose={() => setAsks(false)}
          />
        </Dialog>
      )}
    </Panel>
  );
}
