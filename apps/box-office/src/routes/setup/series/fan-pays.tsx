import { useState } from 'react';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { fanSums } from '@stagedoor/rules/plans/fan-sums';
import type { FanAsks } from '@stagedoor/rules/plans/fan-sums';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { Select } from '@stagedoor/ui/select';
import { Totals } from '@stagedoor/ui/totals';
import { AmountInput } from '../drafting/amount-input.tsx';
import { AtTheEdges } from './at-the-edges.tsx';
import { PlanSums } from './plan-sums.tsx';
import { rulesIn } from './rules-in.ts';
import styles from './series.module.css';
import type { SeriesEditor } from './use-series-editor.ts';

const MOST_TICKETS = 8;
const PPM = 10_000;
const USUAL_CENTS = 10_000;

/** Sums of the mail at home, which most fans have; phones cost nothing. */
function deliveryOf({ draft, sheet }: SeriesEditor): number {
  if (sheet['mobileDelivery'] === true) return 0;
  return draft.choices.delivery.find(({ id }) => id === sheet['domesticDelivery'])?.price ?? 0;
}

/** PROG-05: what somebody would pay on which day, by the rules of the shop itself. */
export function FanPays({ editor }: { editor: SeriesEditor }) {
  const { draft } = editor;
  const [tickets, setTickets] = useState(2);
  const [where, setWhere] = useState(0);
  const show = draft.shows[where];
  const [typedEach, setEach] = useState<number | null>();
  const each = (typedEach === undefined ? show?.price : typedEach) ?? USUAL_CENTS;
  const fan: FanAsks = {
    tickets,
    eachCents: each,
    taxPpm: Math.round((show?.taxPercent ?? 0) * PPM),
    taxesIncluded: draft.taxesIncluded,
    deliveryCents: deliveryOf(editor),
    currency: draft.currency,
  };
  return (
    <>
      <Panel title={words.fanPays} aside={words.live} flush>
        <div className={styles.asks}>
          <Field label={words.tickets}>
            <Select value={tickets} onChange={({ target }) => setTickets(Number(target.value))}>
              {Array.from({ length: MOST_TICKETS }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.each}>
            <AmountInput
              label={words.each}
              cents={each}
              currency={draft.currency}
              mayChange
              onChange={setEach}
            />
          </Field>
          <Field label={words.where}>
            <Select
              value={where}
              disabled={draft.shows.length === 0}
              onChange={({ target }) => setWhere(Number(target.value))}
            >
              {draft.shows.length === 0 && <option value={0}>{words.noTax}</option>}
              {draft.shows.map(({ eventId, venue }, index) => (
                <option key={eventId} value={index}>
                  {venue}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Sums editor={editor} fan={fan} percent={show?.taxPercent ?? 0} />
      </Panel>
      <AtTheEdges editor={editor} fan={fan} />
    </>
  );
}

interface SumsProps {
  editor: SeriesEditor;
  fan: FanAsks;
  percent: number;
}

function Sums({ editor: { draft, sheet }, fan, percent }: SumsProps) {
  const { currency } = draft;
  const rules = rulesIn(sheet);
  const { totals, plan } = fanSums(fan, rules);
  const money = (cents: number) => formatMoney(cents, currency);
  const included = totals.includedTaxes?.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const isMobile = sheet['mobileDelivery'] === true;
  return (
    <div className={styles.sums}>
      <Totals
        rows={[
          {
            key: 'tickets',
            label: words.ticketsAt(fan.tickets, money(fan.eachCents)),
            value: money(totals.ticketsCents),
          },
          draft.taxesIncluded
            ? { key: 'taxes', label: words.taxesInIt(percent), value: money(included ?? 0) }
            : { key: 'taxes', label: words.taxes(percent), value: money(totals.taxesCents) },
          {
            key: 'delivery',
            label: isMobile ? words.mobileTickets : words.byMail,
            value: shippingText(fan.deliveryCents, currency),
          },
        ]}
        total={{ label: words.seriesTotal, value: money(totals.totalCents) }}
      />
      {plan && rules ? (
        <PlanSums
          plan={plan}
          rules={rules}
          days={['installment1', 'installment2', 'installment3'].map((field) => textIn(sheet, field))}
          currency={currency}
        />
      ) : (
        sheet['paymentPlan'] === true && (
          <p className={styles.quiet}>{words.noPlanFor(money(totals.totalCents))}</p>
        )
      )}
      <p className={styles.quiet}>{words.atOnce(money(totals.totalCents))}</p>
    </div>
  );
}
