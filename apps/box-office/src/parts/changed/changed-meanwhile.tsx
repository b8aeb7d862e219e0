import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { VersionTable } from '@stagedoor/ui/office/version-table';
import type { VersionField } from '@stagedoor/ui/office/version-table';

interface ChangedMeanwhileProps {
  open: boolean;
  /** `desk, 10:41 AM` */
  theirName: string;
  fields: readonly VersionField[];
  /** Take what they saved; what one typed is gone. */
  onTheirs: () => void;
  /** Save one's own over it, knowing what it replaces. */
  onYours: () => void;
  /** Neither, for now: the form stays as it is. */
  onClose: () => void;
}

/** Somebody else saved first. Nothing is overwritten silently and nothing typed is lost. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps) {
  const { open, theirName, fields, onTheirs, onYours, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Somebody else changed it"
      description={`${theirName} saved while you were writing. What differs is marked.`}
      actions={
        <>
          <Button look="lined" onClick={onTheirs}>
            Take theirs
          </Button>
          <Button onClick={onYours}>Save mine over it</Button>
        </>
      }
    >
      <VersionTable theirName={theirName} fields={fields} />
    </Dialog>
  );
}
