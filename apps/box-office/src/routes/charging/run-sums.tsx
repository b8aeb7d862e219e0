import { locale } from '@stagedoor/rules/language/locale';
import type { Charging } from '@stagedoor/contract/calls/office/charging';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Meter } from '@stagedoor/ui/office/meter';
import type { MeterPart } from '@stagedoor/ui/office/meter';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';
import styles from './charging.module.css';

const words = [
  ['captured', 'Captured', 'good'],
  ['declined', 'Declined', 'attention'],
  ['waiting', 'Waiting', 'neutral'],
  ['held', 'Held by the gateway', 'held'],
  ['unknown', 'Outcome unknown', 'critical'],
] as const satisfies readonly (readonly [keyof Charging, string, MeterPart['look']])[];

const count = (value: number): string => value.toLocaleString(locale());

/** The run in five words. Installments of later days are not in it. */
export function RunSums({ charging }: { charging: Charging }) {
  const currency = useCurrency();
  const cards = words.reduce((sum, [key]) => sum + charging[key].cards, 0);
  const cents = words.reduce((sum, [key]) => sum + charging[key].cents, 0);
  const { captured } = charging;
  return (
    <Panel
      title={`${count(captured.cards)} of ${count(cards)} payments captured`}
      aside={`${formatMoney(captured.cents, currency)} of ${formatMoney(cents, currency)}`}
    >
      <Meter
        tall
        label={words.map(([key, word]) => `${count(charging[key].cards)} ${word.toLowerCase()}`).join(', ')}
        total={cards}
        parts={words.map(([key, label, look]) => ({ label, value: charging[key].cards, look }))}
      />
      <dl className={styles.sums}>
        {words.map(([key, word]) => (
          <div key={key}>
            <dt>
              <strong>{count(charging[key].cards)}</strong> {word}
            </dt>
            <dd>{formatMoney(charging[key].cents, currency)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
