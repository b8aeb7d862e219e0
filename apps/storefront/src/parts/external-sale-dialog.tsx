import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import { externalSalePopup } from '@stagedoor/rules/events/external-sale';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { RichText } from '@stagedoor/screens/rich-text';

interface ExternalSaleDialogProps {
  event: OutletEvent;
  policies: readonly Policy[];
  open: boolean;
  onClose: () => void;
}

/** Before a customer leaves for somebody else's shop. */
export default function ExternalSaleDialog({ event, policies, open, onClose }: ExternalSaleDialogProps) {
  const { headline, text, url } = externalSalePopup(policies, event.show.externalSalesUrl);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={headline}
      actions={
        <>
          <Button look="lined" onClick={onClose}>
            {labels.cancel}
          </Button>
          {url && (
            <ButtonLink
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              icon="external"
              onClick={onClose}
            >
              {eventListMessages.goToExternalSale}
            </ButtonLink>
          )}
        </>
      }
    >
      {text && <RichText html={text} />}
    </Dialog>
  );
}
