import { useState } from 'react';
import {
  approveGuests,
  approvePaidGuests,
  declineGuests,
  declinePaidGuests,
} from '@stagedoor/contract/calls/office/guests';
import type { DecidedGuests, OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import type { LevelPlaces } from '@stagedoor/rules/guests/fewer-places';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useStaff } from '../../parts/session/use-staff.ts';
import { summaryOf, troublesOf } from './guest-words.ts';

/** What this person may say to these guests, and the saying of it. */
export function useDecideGuests() {
  const { grant } = useStaff();
  const toasts = useToasts();
  const [troubles, setTroubles] = useState<DecidedGuests['results']>([]);
  const approveFree = useOfficeSend(approveGuests);
  const approvePaid = useOfficeSend(approvePaidGuests);
  const declineFree = useOfficeSend(declineGuests);
  const declinePaid = useOfficeSend(declinePaidGuests);
  const isOpen = ({ state, isCharging }: OfficeGuestRequest) => state === 'pending' && !isCharging;
  const paidGrant = grant('guests.decide-paid');
  const mayFree = grant('guests.invite') === 'yes';

  async function send(
    guests: readonly OfficeGuestRequest[],
    free: (requests: string[]) => Promise<DecidedGuests>,
    paid: (requests: string[]) => Promise<DecidedGuests>,
  ): Promise<void> {
    const uuids = (isPaid: boolean) =>
      guests.filter(({ totalCents }) => totalCents > 0 === isPaid).map(({ uuid }) => uuid);
    const answers: DecidedGuests[] = [];
    if (uuids(false).length > 0) answers.push(await free(uuids(false)));
    if (uuids(true).length > 0) answers.push(await paid(uuids(true)));
    const results = answers.flatMap((answer) => answer.results);
    setTroubles(troublesOf(results));
    toasts.success(summaryOf(results));
  }

  return {
    troubles,
    forget: () => setTroubles([]),
    /** The card is charged only after somebody else agrees. */
    asksForPaid: paidGrant === 'asks',
    mayApprove: (guest: OfficeGuestRequest) =>
      isOpen(guest) && (guest.totalCents > 0 ? ['yes', 'asks'].includes(paidGrant) : mayFree),
    mayDecline: (guest: OfficeGuestRequest) =>
      isOpen(guest) && (guest.totalCents > 0 ? paidGrant === 'yes' : mayFree),
    approve: (guests: readonly OfficeGuestRequest[]) =>
      send(
        guests,
        (requests) => approveFree.mutateAsync({ requests }),
        (requests) => approvePaid.mutateAsync({ requests }),
      ),
    approveFewer: (guest: OfficeGuestRequest, places: LevelPlaces[]) =>
      send(
        [guest],
        (requests) => approveFree.mutateAsync({ requests, places }),
        (requests) => approvePaid.mutateAsync({ requests, places }),
      ),
    decline: (guests: readonly OfficeGuestRequest[], reason: string) =>
      send(
        guests,
        (requests) => declineFree.mutateAsync({ requests, reason }),
        (requests) => declinePaid.mutateAsync({ requests, reason }),
      ),
  };
}

export type DecideGuests = ReturnType<typeof useDecideGuests>;
