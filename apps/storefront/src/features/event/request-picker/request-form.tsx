import type { ReactNode } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { canContinue, requestLineProblem } from '@stagedoor/rules/requests/request-lines';
import { Alert } from '@stagedoor/ui/alert';
import { Card } from '@stagedoor/ui/card';
import { Form } from '@stagedoor/ui/form';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { useTaxWords } from '../../../parts/shop/use-tax-words.ts';
import { BesideMap } from '../beside-map.tsx';
import { ChosenPanel } from '../chosen-panel.tsx';
import panel from '../chosen-panel.module.css';
import { ItemsCard } from '../items-card.tsx';
import { Guidelines } from './guidelines.tsx';
import { RequestButton } from './request-button.tsx';
import {
  askedLevels,
  itemsOf,
  nothingAsked,
  requestLines,
} from '../../../parts/request-item/request-choice.ts';
import type { AskedLevel, ItemChoice, RequestChoice } from '../../../parts/request-item/request-choice.ts';
import { RequestItem } from '../../../parts/request-item/request-item.tsx';
import { MostShows } from '../../../parts/requests/most-shows.tsx';
import { RequestWindow } from './request-window.tsx';
import { useStartRequest } from './use-start-request.ts';

interface RequestFormProps {
  event: OutletEvent;
  namedItem: number | undefined;
  /** The series closed while the page was open: the choice stays in sight, the button is gone. */
  closed: boolean;
  /** The customer's request in this series, which this event would join. */
  request: SeriesRequest | null;
  /** Nobody knows yet whether there is one. */
  waiting: boolean;
  choice: RequestChoice;
  onChoose: (itemId: number, choice: ItemChoice) => void;
  onAdd: (lines: RequestWish[]) => void;
  onLogin: () => void;
  onRefused: () => void;
}

/** Level and quantity on the left, what they cost at most and the one button on the right. */
export function RequestForm(props: RequestFormProps) {
  const { event, namedItem, closed, request, waiting, choice, onChoose, onAdd, onLogin, onRefused } = props;
  const { start, busy, problem, say } = useStartRequest(event, onRefused);
  const { pricesInclude } = useTaxWords();
  const items = itemsOf(event);
  const lines = requestLines(event, choice);
  const asked = askedLevels(event, choice);
  const problems = lines.flatMap((line) => requestLineProblem(line) ?? []);

  function submit() {
    const wishes = asked.map(({ level, quantity, optOut }) => ({ priceLevelId: level.id, quantity, optOut }));
    if (!canContinue(lines)) say(eventMessages.invalidForm);
    else if (request) onAdd(wishes);
    else start(wishes);
  }

  if (items.length === 0) return <ItemsCard event={event} quantities={{}} />;
  return (
    <Form onSubmit={submit} busy={busy || waiting || closed} aria-label={eventMessages.heading}>
      <TwoColumns
        sideLabel={checkoutMessages.summaryHeading}
        side={
          <RequestPanel event={event} asked={asked} joins={request?.number}>
            {problem}
            {closed ? (
              <Alert tone="warning" role="alert" title={messages.closedMeanwhile} />
            ) : (
              <RequestButton
                event={event}
                busy={busy || waiting}
                reason={problems.join(' ') || (!canContinue(lines) && messages.nothingChosen)}
                onLogin={onLogin}
              />
            )}
          </RequestPanel>
        }
      >
        <BesideMap event={event}>
          <Card title={eventMessages.heading} subtitle={pricesInclude}>
            {items.map((item) => (
              <RequestItem
                key={item.id}
                item={item}
                choice={choice[item.id] ?? nothingAsked}
                onChoose={(next) => onChoose(item.id, next)}
                named={item.id === namedItem}
              />
            ))}
          </Card>
        </BesideMap>
      </TwoColumns>
    </Form>
  );
}

interface RequestPanelProps {
  event: OutletEvent;
  asked: readonly AskedLevel[];
  /** The number of the request that the event joins. */
  joins: string | undefined;
  children: ReactNode;
}

function RequestPanel({ event, asked, joins, children }: RequestPanelProps) {
  const { requestBeforeRest } = useTaxWords();
  return (
    <ChosenPanel chosen={asked} total={{ label: messages.atMost, note: requestBeforeRest }}>
      <RequestWindow event={event} />
      {children}
      <div>
        <MostShows series={event.series} />
        <p className={panel.quiet}>{joins ? messages.addsToRequest(joins) : messages.nothingChargedNow}</p>
        <Guidelines />
      </div>
    </ChosenPanel>
  );
}
