import type { WebhookDelivery } from '@stagedoor/contract/calls/office/webhooks';
import { asCurl } from '@stagedoor/rules/webhooks/as-curl';
import { kindWords } from '@stagedoor/rules/webhooks/webhook-kinds';
import { Button } from '@stagedoor/ui/button';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useCopy } from '../../parts/copy/use-copy.ts';
import { useKey } from '../../parts/keys/use-key.ts';
import { AnswerTag } from './answer-tag.tsx';
import styles from './connections.module.css';
import { tookWords } from './delivery-columns.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

interface OneDeliveryProps {
  delivery: WebhookDelivery;
  busy: boolean;
  onRetry: () => void;
  onLeave: () => void;
  /** Where it goes. */
  url: string;
}

/** What we sent, what they answered, and the way to send it again. */
export function OneDelivery({ delivery, url, busy, onRetry, onLeave }: OneDeliveryProps) {
  const { formatDateTime } = useTimes();
  const { kind, subject, messageId, triedAt, nextAt, tries, status, answer, tookMs, headers, body } =
    delivery;
  const copy = useCopy();
  useKey('r', onRetry);
  return (
    <Panel title={`${kindWords(kind)}, ${subject}`} aside={<AnswerTag delivery={delivery} />}>
      <Stack gap={12}>
        <FactList
          facts={[
            { name: 'Tried', value: triedAt ? `${formatDateTime(triedAt)}, ${tries} in all` : 'not yet' },
            ...(nextAt ? [{ name: 'Next try', value: formatDateTime(nextAt) }] : []),
            { name: 'Number', value: `${messageId}, the same each time` },
          ]}
        />
        <h3 className={styles.legend}>We sent</h3>
        <pre className={styles.code}>
          {headers.map(({ name, value }) => `${name}: ${value}\n`).join('')}
          {`\n${JSON.stringify(JSON.parse(body), null, 2)}`}
        </pre>
        {tries > 0 && (
          <>
            <h3 className={styles.legend}>
              {status === undefined ? 'No answer came' : `They answered after ${tookWords(tookMs)}`}
            </h3>
            {answer && <pre className={styles.code}>{answer}</pre>}
          </>
        )}
        <Button wide busy={busy} aria-keyshortcuts="R" onClick={onRetry}>
          Try again now <KeyHint onInk>R</KeyHint>
        </Button>
        <div className={styles.pair}>
          <Button look="lined" onClick={() => copy(asCurl({ url, headers, body }))}>
            Copy as curl
          </Button>
          {nextAt && (
            <Button look="lined" busy={busy} onClick={onLeave}>
              Leave it
            </Button>
          )}
        </div>
        <p className={styles.quiet}>
          Names, addresses and cards are never sent. Whoever needs them reads them with a key.
        </p>
      </Stack>
    </Panel>
  );
}
