import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { joinWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { quantityChoices } from '@stagedoor/rules/events/quantity';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { typedMoney } from '@stagedoor/rules/money/typed-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useSession } from '../../parts/session/use-session.ts';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { LevelChoice } from './level-choice.tsx';
import styles from './waiting-list.module.css';

/** Every number that one of the levels is sold in. */
const numbersOf = (list: WaitingList): number[] =>
  [...new Set(list.levels.flatMap((level) => quantityChoices(level)))].toSorted((a, b) => a - b);

/** What is typed, what is wrong with it, and sending it. */
function useWish(list: WaitingList, onDone: () => void) {
  const currency = useCurrency();
  const { own, levels, eventId } = list;
  const numbers = numbersOf(list);
  const [quantity, setQuantity] = useState(own?.quantity ?? (numbers.includes(2) ? 2 : (numbers[0] ?? 1)));
  const [levelIds, setLevelIds] = useState(own?.levelIds ?? levels.map(({ id }) => id));
  const dearest = Math.max(...levels.map(({ priceCents }) => priceCents));
  const [most, setMost] = useState(formatMoney(own?.mostCents ?? dearest, currency));
  const [wrong, setWrong] = useState<{ most?: string; levels?: string }>({});
  const { mutate, isPending, error } = useSend(joinWaitingList, { onSuccess: async () => onDone() });
  function join() {
    const mostCents = typedMoney(most, currency);
    const least = Math.min(
      ...levels.filter(({ id }) => levelIds.includes(id)).map((each) => each.priceCents),
    );
    const tooLow = mostCents === undefined || mostCents < least;
    const problems = {
      ...(levelIds.length === 0 && { levels: words.chooseLevel }),
      ...(levelIds.length > 0 && tooLow && { most: words.tooLow(formatMoney(least, currency)) }),
    };
    setWrong(problems);
    if (Object.keys(problems).length === 0 && mostCents !== undefined)
      mutate({ eventId, quantity, levelIds, mostCents });
  }
  return {
    numbers,
    quantity,
    setQuantity,
    levelIds,
    setLevelIds,
    most,
    setMost,
    wrong,
    isPending,
    error,
    join,
  };
}

/** What somebody would take, together or not at all. No card. */
export function WishForm({ list, onDone }: { list: WaitingList; onDone: () => void }) {
  const { session } = useSession();
  const { own } = list;
  const wish = useWish(list, onDone);
  const { wrong, error } = wish;

  return (
    <form
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        wish.join();
      }}
    >
      <Stack gap={16}>
        {error && (
          <Alert tone="critical" role="alert">
            {wordsOf(error)}
          </Alert>
        )}
        <Field label={words.howMany} hint={own ? words.keepsPlace : words.together}>
          <Select value={wish.quantity} onChange={({ target }) => wish.setQuantity(Number(target.value))}>
            {wish.numbers.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </Select>
        </Field>
        <LevelChoice list={list} chosen={wish.levelIds} error={wrong.levels} onChange={wish.setLevelIds} />
        <div className={styles.short}>
          <Field label={words.atMost} hint={words.neverRaised} error={wrong.most}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={wish.most}
              onChange={({ target }) => wish.setMost(target.value)}
            />
          </Field>
        </div>
        <Field label={words.writeTo}>
          <TextInput value={session?.email ?? ''} readOnly />
        </Field>
        <Button wide size="l" type="submit" busy={wish.isPending}>
          {own ? words.save : words.join}
        </Button>
      </Stack>
    </form>
  );
}
