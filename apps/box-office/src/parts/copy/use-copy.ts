import { staffMessages } from '@stagedoor/rules/messages/staff';
import { useToasts } from '@stagedoor/ui/toast';

/** Puts words where one pastes from, and says whether that went well. */
export function useCopy(): (words: string) => void {
  const toasts = useToasts();
  return (words) => {
    void navigator.clipboard.writeText(words).then(
      () => toasts.success(staffMessages.copied),
      () => toasts.error(staffMessages.notCopied),
    );
  };
}
