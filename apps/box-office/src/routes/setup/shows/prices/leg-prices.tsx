import { useState } from 'react';
import { planLegPrices } from '@stagedoor/contract/calls/office/leg-prices';
import type { ShowPrices } from '@stagedoor/contract/calls/office/leg-prices';
import { legPriceMessages as words } from '@stagedoor/rules/messages/leg-prices';
import { unitsOf } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { priceChangeWays } from '@stagedoor/rules/setup/price-change';
import type { PriceChange } from '@stagedoor/rules/setup/price-change';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Field } from '@stagedoor/ui/field';
import { FieldRow } from '@stagedoor/ui/field-row';
import { Select } from '@stagedoor/ui/select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { Answered } from '../../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import { useMayDo } from '../../../../parts/session/use-staff.ts';
import styles from './leg-prices.module.css';

export interface LegWish extends PriceChange {
  level?: string;
}

interface LegPricesProps {
  eventIds: number[];
  busy: boolean;
  onDraft: (wish: LegWish, publishes: boolean) => void;
}

const NUMBER = /^-?\d{1,6}(?:[.,]\d{1,2})?$/;

/** Cents of what was typed, or percent; nothing while it is no number. */
function valueOf(typed: string, way: PriceChange['way'], currency: Currency): number | undefined {
  if (!NUMBER.test(typed)) return undefined;
  const number = Number(typed.replace(',', '.'));
  if (way === 'percent') return number;
  return way === 'to' && number < 0 ? undefined : Math.round(number * unitsOf(currency));
}

/** One change for all of them, each price old and new before anything is kept. */
export function LegPrices({ eventIds, busy, onDraft }: LegPricesProps) {
  const currency = useCurrency();
  const [way, setWay] = useState<PriceChange['way']>('percent');
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState('');
  const value = valueOf(typed.trim(), way, currency);
  const wish = { way, value: value ?? 0, ...(level && { level }) };
  const answer = useOfficeAnswer(planLegPrices, { eventIds, ...wish });
  return (
    <Stack gap={16}>
      <FieldRow>
        <Field label={words.way}>
          <Select
            value={way}
            onChange={({ target }) => isOneOf(priceChangeWays, target.value) && setWay(target.value)}
          >
            {priceChangeWays.map((each) => (
              <option key={each} value={each}>
                {words.ways[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.value[way]}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field label={words.which}>
          <Select value={level} onChange={({ target }) => setLevel(target.value)}>
            <option value="">{words.all}</option>
            {answer.data?.levels.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </FieldRow>
      <Answered answer={answer} what={words.table}>
        {({ shows }) => (
          <>
            <PriceTable shows={shows} currency={currency} />
            <Ways
              shows={shows}
              isTyped={value !== undefined}
              busy={busy}
              onDraft={(out) => onDraft(wish, out)}
            />
          </>
        )}
      </Answered>
    </Stack>
  );
}

function PriceTable({ shows, currency }: { shows: readonly ShowPrices[]; currency: Currency }) {
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keys it is scrolled where it has the focus
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.table}>
      <table className={styles.prices}>
        <caption className={styles.caption}>{words.table}</caption>
        <thead>
          <tr>
            {[words.show, words.level, words.was, words.becomes, words.buyer].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shows.flatMap(({ eventId, name, prices }) =>
            prices.map(({ level, was, becomes, buyerPays, wrong }, index) => (
              <tr key={`${eventId} ${level}`}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={prices.length}>
                    {name}
                  </th>
                )}
                <td>{level}</td>
                <td className={styles.number}>{money(was)}</td>
                <td className={styles.number}>
                  <strong>{money(becomes)}</strong>
                  {wrong && <p className={styles.wrong}>{wrong}</p>}
                </td>
                <td className={styles.number}>{money(buyerPays)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface WaysProps {
  shows: readonly ShowPrices[];
  isTyped: boolean;
  busy: boolean;
  onDraft: (publishes: boolean) => void;
}

function Ways({ shows, isTyped, busy, onDraft }: WaysProps) {
  const mayPublish = useMayDo('setup.change');
  const prices = shows.flatMap((show) => show.prices);
  const wrong = prices.filter((price) => price.wrong).length;
  const reason = () => {
    if (!isTyped) return words.typeFirst;
    if (prices.length === 0) return words.nothing;
    return wrong > 0 ? words.someWrong(wrong) : undefined;
  };
  return (
    <Actions>
      <Button look="lined" busy={busy} disabledReason={reason()} onClick={() => onDraft(false)}>
        {words.drafts}
      </Button>
      {mayPublish && (
        <Button busy={busy} disabledReason={reason()} onClick={() => onDraft(true)}>
          Review and publish
        </Button>
      )}
    </Actions>
  );
}
