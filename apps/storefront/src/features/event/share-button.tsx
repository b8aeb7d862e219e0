import { eventMessages } from '@stagedoor/rules/messages/event';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';

/** Hands the page's address to the device's own sharing, or to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const toasts = useToasts();

  async function share() {
    const url = location.origin + location.pathname;
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url).then(
      () => toasts.success(eventMessages.linkCopied),
      () => toasts.error(eventMessages.linkNotCopied, url),
    );
    return undefined;
  }

  return (
    // Whoever closes the device's own sharing has changed their mind: nothing went wrong.
    <Button look="lined" size="s" icon="share" onClick={() => void share().catch(() => {})}>
      {eventMessages.share}
    </Button>
  );
}
