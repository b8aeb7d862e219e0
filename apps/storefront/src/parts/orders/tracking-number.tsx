import { useEffect, useState } from 'react';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { safeLink } from '@stagedoor/rules/shops/safe-link';
import { Icon } from '@stagedoor/ui/icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from '../history/summary-sheet.module.css';

interface TrackingNumberProps {
  number: string;
  /** Where the outlet said who carries it. */
  courier: string | null | undefined;
}

/** DIALOG-11: the number as a link to the courier's page, or as plain text where none is known. */
export function TrackingNumber({ number, courier }: TrackingNumberProps) {
  const url = useTrackingUrl(number, courier);
  if (!url) return number;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.tracking}>
      {number}
      <Icon name="external" size={1} />
      <VisuallyHidden> {historyDialogMessages.opensNewTab}</VisuallyHidden>
    </a>
  );
}

/** The catalogue of couriers comes only when a number is looked at. */
function useTrackingUrl(number: string, courier: string | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    async function find() {
      const { identify, trackingUrlAt } = await import('@stagedoor/tracking-numbers');
      const found = courier ? trackingUrlAt(courier, number) : identify(number)?.trackingUrl;
      if (!gone) setUrl(safeLink(found));
    }
    // Without the catalogue the number is plain text, as for a courier nobody knows.
    find().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [number, courier]);
  return url;
}
