import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { exportOutletFolder } from '@stagedoor/contract/calls/office/folder';
import { Button } from '@stagedoor/ui/button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useToasts } from '@stagedoor/ui/toast';
import { saveFile } from '../../../parts/tasks/save-file.ts';

/** The shop, or one outlet of it, as the folder that the importer reads. */
export function FolderOut({ outletId }: { outletId?: number }) {
  const send = useSend(exportOutletFolder);
  const toasts = useToasts();
  const save = async () => {
    try {
      const { name, bytes } = await send.mutateAsync({ outletId });
      saveFile(name, [new Uint8Array(bytes)], 'application/zip');
    } catch (error) {
      toasts.error('No folder was made', wordsOf(error));
    }
  };
  return (
    <Button
      look="lined"
      size="s"
      icon={<OfficeIcon name="download" />}
      busy={send.isPending}
      onClick={() => void save()}
    >
      Folder out
    </Button>
  );
}
