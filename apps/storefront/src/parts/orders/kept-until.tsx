import type { ScheduledPayment } from '@stagedoor/contract/entities/order';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { useNow } from '@stagedoor/screens/clock';
import { useTimes } from '../shop/use-times.ts';

/** Until when tickets are kept for whoever mends a payment that was declined; nothing where no time runs. */
export function KeptUntil({ payments }: { payments: readonly ScheduledPayment[] }) {
  const { formatDateTime } = useTimes();
  const now = useNow();
  const ends = payments.flatMap(({ keptUntil, captured }) => (keptUntil && !captured ? [keptUntil] : []));
  const [end] = ends.toSorted((one, other) => one.getTime() - other.getTime());
  if (!end) return null;
  const words =
    end > now ? installmentMessages.keptUntil(formatDateTime(end)) : installmentMessages.keptNoMore;
  return <p>{words}</p>;
}
