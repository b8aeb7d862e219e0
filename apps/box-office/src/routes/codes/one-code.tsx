import { useState } from 'react';
import { getCodeSet, exportCodes, resumeCodes, stopCodes } from '@stagedoor/contract/calls/office/codes';
import type { CodePlace, CodeSet } from '@stagedoor/contract/calls/office/codes';
import type { OutputOf } from '@stagedoor/contract/call';
import { wordsOf } from '@stagedoor/asking/words-of';
import { locale } from '@stagedoor/rules/language/locale';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { counted } from '@stagedoor/rules/writing/counted';
import { Link } from '@stagedoor/screens/link';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Chart } from '@stagedoor/ui/office/chart';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useNow } from '@stagedoor/screens/clock';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import { CodeState } from './code-state.tsx';
import { offWords, setName, usedWords, whereItHolds } from './code-words.ts';
import styles from './codes.module.css';
import { HandOutDialog } from './hand-out-dialog.tsx';

type Details = OutputOf<typeof getCodeSet>;
const OPENS = { sale: 'a sale before its time', hidden: 'levels that are off sale' };

/** One code, or one kind of many: what it does, how it is used, and the way to stop it. */
export function OneCode({ id, places }: { id: number; places: readonly CodePlace[] }) {
  const answer = useOfficeAnswer(getCodeSet, { id });
  if (answer.isError) return <AnswerFailed answer={answer} what="This code" />;
  if (!answer.data) return <Skeleton shape="card" count={2} />;
  const { data } = answer;
  return (
    <Stack gap={16}>
      <Panel title={setName(data.set)} aside={<CodeState set={data.set} />}>
        <div className={styles.part}>
          {data.set.isMany && <HowMany set={data.set} />}
          <Rules set={data.set} places={places} />
          <Used data={data} />
          <Ways data={data} places={places} />
        </div>
      </Panel>
      <LastUses data={data} />
    </Stack>
  );
}

function HowMany({ set: { codes, name } }: { set: CodeSet }) {
  return (
    <p>
      {counted(codes, 'code')}, each for one order: <span className={styles.inText}>{name}</span> and ten
      letters that cannot be mistaken for each other.
    </p>
  );
}

function Rules({ set, places }: { set: CodeSet; places: readonly CodePlace[] }) {
  const currency = useCurrency();
  const times = useTimes();
  const { outlets } = useOutletScope();
  const { opens, takesOff, startsAt, endsAt } = set;
  return (
    <FactList
      facts={[
        ...(opens ? [{ name: 'Opens', value: OPENS[opens] }] : []),
        ...(takesOff ? [{ name: 'Takes off', value: offWords(takesOff, currency) }] : []),
        { name: 'Where', value: whereItHolds(set, { places, outlets, times, now: useNow() }) },
        {
          name: 'Tickets',
          value: set.mostTickets === undefined ? 'as many as the event allows' : `1 to ${set.mostTickets}`,
        },
        ...(set.mostPerAccount === undefined
          ? []
          : [{ name: 'One account', value: `${set.mostPerAccount} at most` }]),
        { name: 'With other codes', value: 'no' },
        { name: 'After a whole refund', value: set.returnsUse ? 'may be used again' : 'stays used' },
        ...(startsAt ? [{ name: 'From', value: times.formatDateTime(startsAt) }] : []),
        { name: 'Until', value: endsAt ? times.formatDateTime(endsAt) : 'it is stopped' },
      ]}
    />
  );
}

/** `9 times` */
const howOften = (many: number): string => (many === 0 ? 'never' : counted(many, 'time'));

function Used({ data }: { data: Details }) {
  const currency = useCurrency();
  const times = useTimes();
  const now = useNow();
  const { set, days, tickets, handedOut, triedWrong, triedUsedUp } = data;
  const dayText = (day: string): string => times.shortDay(times.momentAt(day, '12:00'), now);
  return (
    <>
      {days.length > 0 && (
        <Chart
          title="Used, by day"
          placeName="Day"
          places={days.map(({ day }) => dayText(day))}
          series={[{ label: 'Orders', values: days.map(({ uses }) => uses) }]}
        />
      )}
      <FactList
        facts={[
          { name: 'Used', value: usedWords(set) },
          { name: 'Tickets', value: tickets.toLocaleString(locale()) },
          { name: 'In carts now', value: set.held.toLocaleString(locale()) },
          { name: 'Taken off', value: formatMoney(set.offCents, currency) },
          ...(set.isMany ? [{ name: 'Sent in letters', value: handedOut.toLocaleString(locale()) }] : []),
          ...(set.isMany ? [{ name: 'Tried wrong', value: howOften(triedWrong) }] : []),
          ...(set.mostOrders === undefined
            ? []
            : [
                {
                  name: 'Used too often',
                  value: triedUsedUp === 0 ? 'never' : `refused ${counted(triedUsedUp, 'time')}`,
                },
              ]),
        ]}
      />
    </>
  );
}

function Ways({ data: { set, left }, places }: { data: Details; places: readonly CodePlace[] }) {
  const toasts = useToasts();
  const mayStop = useMayDo('codes.stop');
  const manages = useMayDo('codes.manage');
  const [isSending, setSending] = useState(false);
  const stop = useOfficeSend(stopCodes);
  const resume = useOfficeSend(resumeCodes);
  const exporting = useOfficeSend(exportCodes);
  const { id, state } = set;

  async function run(send: typeof stop, done: string): Promise<void> {
    try {
      await send.mutateAsync({ id });
      toasts.success(done);
    } catch (error) {
      toasts.error('Nothing was changed', wordsOf(error));
    }
  }

  const isLive = state === 'in-use' || state === 'not-yet';
  return (
    <Actions spread="start">
      {set.isMany && (
        <CsvExportButton
          permission="codes.manage"
          count={left}
          label={`${left.toLocaleString(locale())} left, CSV`}
          start={() => exporting.mutateAsync({ id })}
        />
      )}
      {manages && isLive && (
        <Button look="lined" onClick={() => setSending(true)}>
          In a letter…
        </Button>
      )}
      {isSending && <HandOutDialog set={set} places={places} onClose={() => setSending(false)} />}
      {mayStop && isLive && (
        <Button
          look="lined"
          busy={stop.isPending}
          onClick={() => void run(stop, `${setName(set)} is stopped`)}
        >
          Stop
        </Button>
      )}
      {mayStop && set.mayResume && (
        <Button
          look="lined"
          busy={resume.isPending}
          onClick={() => void run(resume, `${setName(set)} is in use again`)}
        >
          Undo the stop
        </Button>
      )}
    </Actions>
  );
}

function LastUses({ data: { lastUses } }: { data: Details }) {
  const times = useTimes();
  const now = useNow();
  return (
    <Panel title="Last uses">
      {lastUses.length === 0 && <p className={styles.quiet}>Nobody has used it yet.</p>}
      <ul className={styles.part}>
        {lastUses.map(({ code, orderNumber, at, isReturned }) => (
          <li key={orderNumber} className={styles.uses}>
            <span className={styles.code}>{code}</span>
            <Link to={`/orders/${orderNumber}`}>{orderNumber}</Link>
            <span>{isReturned ? 'given back' : times.shortTime(at, now)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
