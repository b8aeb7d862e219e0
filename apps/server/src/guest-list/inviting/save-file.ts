// Invitations out of a file, or out of a form, which is a file of one line.
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import type {
  checkInvitations,
  saveInvitations as saveCall,
} from '@stagedoor/contract/calls/office/invitations';
import { invitationOfficeMessages } from '@stagedoor/rules/messages/invitation-office';
import { MANY_LETTERS } from '@stagedoor/rules/staff/staff-limits';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { composeLetter, letterheadOf, speakTo } from '../../mail/index.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { GuestListNeeds } from '../guest-list-needs.ts';
import { invitationLetter, invitationLink } from '../mails/invitation-mail.ts';
import { saveInvitations } from '../save-invitations.ts';
import type { InvitationWish } from '../save-invitations.ts';
import { requireGuestList } from './guest-lists.ts';
import { signAndSchedule } from './letter-store.ts';

type Caller = Callers['office'];
type Checked = OutputOf<typeof checkInvitations>;
type SaveInput = InputOf<typeof saveCall>;

const sum = (wishes: readonly InvitationWish[]): number =>
  wishes.reduce((total, { ticketQuota }) => total + ticketQuota, 0);

/** Stands where the secret will, so that nobody takes the preview for the letter. */
const NO_SECRET = 'the-guests-own';

export async function checkFile(
  needs: GuestListNeeds,
  caller: Caller,
  { outletId, file }: InputOf<typeof checkInvitations>,
): Promise<Checked> {
  const outlet = await requireGuestList(needs, caller, outletId);
  const { wishes, lines, problems } = await needs.readFile(needs.db, outlet, file, caller.now);
  const written = wishes.filter(({ guestEmail }) => guestEmail !== null);
  const first = written[0];
  const from = letterheadOf(outlet, needs.publicAddress(outlet));
  const compose = (guest: InvitationWish) =>
    composeLetter(from, { kind: 'guest-invitation', ...invitationLetter(from, guest, NO_SECRET) });
  const letter = first && speakTo({}, outlet, () => compose(first));
  return {
    lines,
    good: wishes.length,
    places: sum(wishes),
    addresses: written.length,
    problems,
    letter: letter && { to: first.guestEmail!, subject: letter.subject, text: letter.text },
  };
}

function sendTime({ letters, sendAt }: SaveInput, now: Date): Date | undefined {
  if (letters === 'none') return undefined;
  if (letters === 'now') return now;
  const isAhead = sendAt !== undefined && sendAt > now;
  requireValid({ sendAt: isAhead ? undefined : invitationOfficeMessages.saySendTime });
  return sendAt;
}

export async function saveFile(
  needs: GuestListNeeds,
  caller: Caller,
  input: SaveInput,
): Promise<OutputOf<typeof saveCall>> {
  const { sellerId, name: by, now } = caller;
  const outlet = await requireGuestList(needs, caller, input.outletId);
  const sendAt = sendTime(input, now);
  const origin = needs.publicAddress(outlet);
  return caller.change(async ({ tx, record, unchanged }) => {
    const { wishes, problems } = await needs.readFile(tx, outlet, input.file, now);
    const nothing = { made: 0, changed: 0, unchanged: 0, letters: 0, problems, links: [] };
    if (wishes.length === 0) return unchanged(nothing);
    const place = { sellerId, outletId: outlet.id };
    const { made, changes } = await saveInvitations(tx, place, wishes, now);
    if (changes.created + changes.updated === 0)
      return unchanged({ ...nothing, unchanged: changes.unchanged });
    const ids = made.map(({ invitationId }) => invitationId);
    const letters = await signAndSchedule(tx, sellerId, ids, { by, sendAt });
    if (letters > MANY_LETTERS) caller.requireFreshPassword();
    record({
      action: 'guest.invited',
      subject: {
        kind: 'invitation',
        id: ids.length === 1 ? firstOf(ids) : `${ids.length} of ${outlet.name}`,
      },
      outletId: outlet.id,
      after: { made: made.length, changed: changes.updated, letters },
    });
    const byReference = new Map(wishes.map((wish) => [wish.reference, wish]));
    return {
      made: made.length,
      changed: changes.updated,
      unchanged: changes.unchanged,
      letters,
      problems,
      links: made.flatMap(({ reference, token }) => {
        const { guestName, guestEmail } = valueOf(byReference, reference);
        if (sendAt !== undefined && guestEmail !== null) return [];
        return [
          {
            reference,
            guest: guestName,
            email: guestEmail ?? undefined,
            link: invitationLink(origin, token),
          },
        ];
      }),
    };
  });
}
