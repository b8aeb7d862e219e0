import { listEvents } from '@stagedoor/contract/calls/office/events';
import { orderMachine } from '@stagedoor/rules/machines/order';
import {
  DOMESTIC_SHIPPING,
  INTERNATIONAL_SHIPPING,
  MOBILE_TICKETING,
  WILL_CALL,
} from '@stagedoor/rules/delivery/delivery-types';
import { statusWords } from '@stagedoor/rules/requests/status-texts';
import { useNow } from '@stagedoor/screens/clock';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMaySee, useStaff } from '../../parts/session/use-staff.ts';
import type { FilterOptions } from './use-order-filters.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const deliveries = [
  { value: String(MOBILE_TICKETING), label: 'Mobile' },
  { value: String(DOMESTIC_SHIPPING), label: 'Mail' },
  { value: String(INTERNATIONAL_SHIPPING), label: 'Mail abroad' },
  { value: String(WILL_CALL), label: 'Will call' },
];

/** What the list can be narrowed to. Events as the room of events lists them, the next ones first. */
export function useOrderOptions(): FilterOptions {
  const { shortDay } = useTimes();
  const now = useNow();
  const { outletId } = useOutletScope();
  const { statusTexts } = useStaff().workplace;
  const seesEvents = useMaySee('events.look');
  const { data } = useOfficeAnswer(
    listEvents,
    { outletId, when: 'coming', sort: 'starts' },
    { keep: true, enabled: seesEvents },
  );
  return {
    states: Object.keys(orderMachine).map((state) => ({
      value: state,
      label: statusWords(statusTexts, state),
    })),
    event: (data?.rows ?? []).map(({ id, name, startsAt }) => ({
      value: String(id),
      label: startsAt ? `${name}, ${shortDay(startsAt, now)}` : name,
    })),
    delivery: deliveries,
  };
}
