import { csvLines } from '@stagedoor/rules/writing/csv';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';

export interface InvitationValues {
  outlet: string;
  guest: string;
  email: string;
  tickets: string;
  uses: string;
  delivery: string;
  payment: boolean;
  /** As the browser's own field writes it, in the zone of whoever types. */
  expires: string;
  levels: readonly number[];
  letters: 'now' | 'later' | 'none';
  sendAt: string;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** A moment as the browser's field wants it. */
const localMoment = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const emptyInvitation = (outlet: string, now: Date): InvitationValues => ({
  outlet,
  guest: '',
  email: '',
  tickets: '2',
  uses: '1',
  delivery: 'all',
  payment: false,
  expires: localMoment(new Date(now.getTime() + 2 * WEEK_MS)),
  levels: [],
  letters: 'now',
  sendAt: '',
});

const isMoment = (typed: string): boolean => !Number.isNaN(Date.parse(typed));

export const validateInvitation = ({ guest, email, expires, letters, sendAt }: InvitationValues) =>
  fieldErrors({
    guest: isBlank(guest) && 'Say who is invited',
    email: isBlank(email) && letters !== 'none' && 'A letter needs an address',
    expires: !isMoment(expires) && 'Say until when',
    sendAt: letters === 'later' && !isMoment(sendAt) && 'Say when the letter goes',
  });

/** A file of one line: what is typed is checked exactly as what is read. */
export function fileOfOne(values: InvitationValues): string {
  const { guest, email, tickets, uses, delivery, payment, expires, levels } = values;
  return csvLines([
    ['reference', 'guest', 'email', 'tickets', 'uses', 'delivery', 'payment', 'expires', 'levels'],
    [
      crypto.randomUUID(),
      guest.trim(),
      email.trim(),
      tickets.trim(),
      uses.trim(),
      delivery,
      payment ? 'yes' : 'no',
      new Date(expires).toISOString(),
      levels.join(' '),
    ],
  ]);
}

/** When letters go, as the call wants it. */
export const sendingOf = ({ letters, sendAt }: Pick<InvitationValues, 'letters' | 'sendAt'>) => ({
  letters,
  ...(letters === 'later' && { sendAt: new Date(sendAt) }),
});
