import { locale } from '@stagedoor/rules/language/locale';
import { getWentByItself } from '@stagedoor/contract/calls/office/today';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import styles from './went-by-itself.module.css';

const AGAIN_MS = 60_000;

/** What needed nobody, so that quiet is visible. */
export function WentByItself() {
  const currency = useCurrency();
  const answer = useOfficeAnswer(getWentByItself, {}, { refetchInterval: AGAIN_MS, keep: true });
  return (
    <Panel title="Went by itself since midnight">
      <Answered answer={answer} what="What went by itself">
        {({ letters, money }) => (
          <dl className={styles.sums}>
            {money && (
              <>
                <Sum
                  many={money.captured}
                  what={money.captured === 1 ? 'payment captured' : 'payments captured'}
                  more={formatMoney(money.capturedCents, currency)}
                />
                <Sum
                  many={money.returned}
                  what={money.returned === 1 ? 'payment given back' : 'payments given back'}
                  more={formatMoney(money.returnedCents, currency)}
                />
              </>
            )}
            <Sum
              many={letters.sent}
              what={letters.sent === 1 ? 'letter sent' : 'letters sent'}
              more={letters.waiting === 0 ? 'none waits' : `${letters.waiting.toLocaleString(locale())} wait`}
            />
          </dl>
        )}
      </Answered>
    </Panel>
  );
}

const Sum = ({ many, what, more }: { many: number; what: string; more: string }) => (
  <div className={styles.sum}>
    <dt>{what}</dt>
    <dd className={styles.many}>{many.toLocaleString(locale())}</dd>
    <dd className={styles.more}>{more}</dd>
  </div>
);
