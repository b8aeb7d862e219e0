import { planOutletPublish, publishOutlet } from '@stagedoor/contract/calls/office/drafts';
import { Alert } from '@stagedoor/ui/alert';
import { Dialog } from '@stagedoor/ui/dialog';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmQuestion } from '../../../parts/confirm/confirm-action.tsx';
import { PublishGroup } from '../publish-group.tsx';

interface PublishDialogProps {
  outletId: number;
  name: string;
  onClose: () => void;
}

const counted = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What happens if I do? Counted when it opens, and once more at the click. */
export function PublishDialog({ outletId, name, onClose }: PublishDialogProps) {
  const answer = useOfficeAnswer(planOutletPublish, { outletId });
  const send = useOfficeSend(publishOutlet);
  const toasts = useToasts();
  const many = counted(answer.data?.sentences.length ?? 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Publish ${many} of “${name}”?`}
      description={`Customers see ${many === counted(1) ? 'it' : 'them'} at once.`}
    >
      <Answered answer={answer} what="What would change">
        {({ sentences, problems, notes, carts, takesOver, version }) =>
          sentences.length === 0 && problems.length === 0 ? (
            <p>Nothing has changed.</p>
          ) : (
            <ConfirmQuestion
              confirmLabel={`Publish ${many}`}
              cancelLabel="Not yet"
              onConfirm={async () => {
                await send.mutateAsync({ outletId, version, ...(takesOver && { takeOver: true }) });
                toasts.success(`Published: ${many}`);
              }}
              onClose={onClose}
            >
              <Stack gap={16}>
                <PublishGroup title="What changes" look="changes" items={asItems(sentences)} />
                <PublishGroup
                  title="Whom it touches"
                  look="touches"
                  items={asItems(touched(carts, takesOver, notes))}
                />
                {problems.map(({ message }) => (
                  <Alert key={message} tone="critical" title={message} />
                ))}
              </Stack>
            </ConfirmQuestion>
          )
        }
      </Answered>
    </Dialog>
  );
}

function touched(carts: number, takesOver: boolean, notes: readonly string[]): string[] {
  const inCheckout =
    carts === 0
      ? 'Nobody is on the way to pay just now.'
      : `${carts === 1 ? '1 cart is' : `${carts} carts are`} on the way to be paid and may finish.`;
  const files =
    'Files keep this outlet: from now on the box office’s word counts, and an import leaves it alone.';
  return [inCheckout, ...(takesOver ? [files] : []), ...notes];
}

const asItems = (lines: readonly string[]): Consequence[] =>
  lines.map((what) => ({ key: what, icon: 'sliders', what }));
