import type { Policy } from '@stagedoor/contract/entities/outlet';
import { Dialog } from '@stagedoor/ui/dialog';
import { RichText } from '@stagedoor/screens/rich-text';

interface PolicyDialogProps {
  policy: Policy;
  open: boolean;
  onClose: () => void;
}

export default function PolicyDialog({ policy, open, onClose }: PolicyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={policy.headline} size="l">
      <RichText html={policy.text} />
    </Dialog>
  );
}
