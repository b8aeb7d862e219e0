import type { ReactNode } from 'react';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { Button } from '@stagedoor/ui/button';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import styles from './receipt.module.css';

interface ReceiptSheetProps {
  /** The thanks. */
  headline: string;
  number: string;
  status: ReactNode;
  /** Whom it was mailed to. */
  email: string | null | undefined;
  /** The ways on from here. */
  ways: ReactNode;
  /** What it costs and where it goes: beside the rest, and under it on a phone. */
  side: ReactNode;
  children: ReactNode;
}

/** What every receipt is: thanks, the number, what it is about, and the ways on. It prints as one sheet. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { headline, number, status, email, ways, side, children } = props;
  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{headline}</Heading>
        <p className={styles.number}>
          {number}
          {status}
        </p>
        {email && <p>{messages.mailedTo(email)}</p>}
      </header>
      <Stack gap={24}>
        <div className={styles.columns}>
          <Stack>{children}</Stack>
          <aside aria-label={messages.bill}>
            <Stack>{side}</Stack>
          </aside>
        </div>
        <div className={styles.ways}>
          {ways}
          <Button look="link" onClick={() => print()}>
            {messages.print}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
