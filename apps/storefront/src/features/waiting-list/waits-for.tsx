import type { ReactNode } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { leaveWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface WaitsForProps {
  own: NonNullable<WaitingList['own']>;
  levelNames: readonly string[];
  /** A button, or a link to where it is changed. */
  change?: ReactNode;
  onChange?: () => void;
  onLeft: () => void;
}

/** What somebody waits for, since when, and how to wait for something else, or no more (WAIT-07). */
export function WaitsFor({ own, levelNames, change, onChange, onLeft }: WaitsForProps) {
  const currency = useCurrency();
  const { formatDate } = useTimes();
  const { mutate, isPending, error } = useSend(leaveWaitingList, { onSuccess: async () => onLeft() });
  return (
    <Stack gap={12}>
      {error && (
        <Alert tone="critical" role="alert">
          {wordsOf(error)}
        </Alert>
      )}
      <p>
        {words.wish(own.quantity, words.or(levelNames), formatMoney(own.mostCents, currency))}{' '}
        {words.since(formatDate(own.since))}
      </p>
      <Stack row>
        {change ?? (
          <Button look="lined" onClick={onChange}>
            {words.change}
          </Button>
        )}
        <Button look="link" busy={isPending} onClick={() => mutate({ link: own.link })}>
          {words.leave}
        </Button>
      </Stack>
    </Stack>
  );
}
