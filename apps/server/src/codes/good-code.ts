// CODE-01, CODE-04: from what somebody typed to a code that is good here and now, or to the sentence that says why not.
import { normaliseCode } from '@stagedoor/rules/codes/code-text';
import { judgeCode, judgeCodeAtEvent } from '@stagedoor/rules/codes/judge-code';
import type { CodeVerdict, KnownCode } from '@stagedoor/rules/codes/judge-code';
import { termsOf } from '@stagedoor/rules/codes/terms-of';
import { holdsFor } from '@stagedoor/rules/codes/where-it-holds';
import type { CodeTerms } from '@stagedoor/rules/codes/with-code';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { ShopCaller } from '../accounts/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { orNone } from '../platform/db/or-none.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { countTry, findCode, markStopMet } from './code-store.ts';
import type { FoundCode, SetRow } from './code-store.ts';
import type { HeldCode } from './held-code.ts';
import { tryCode } from './try-code.ts';
import { hasUsedAll } from './use-store.ts';

const knownCode = ({ set, isUsedUp }: FoundCode): KnownCode => ({
  outletIds: orNone(set.outlet_ids),
  eventIds: orNone(set.event_ids),
  levelIds: orNone(set.level_ids),
  startsAt: orNone(set.starts_at),
  endsAt: orNone(set.ends_at),
  stoppedAt: orNone(set.stopped_at),
  mostTickets: orNone(set.most_tickets),
  isUsedUp,
});

export type TermsRow = Pick<
  SetRow,
  'takes' | 'takes_cents' | 'takes_ppm' | 'takes_per' | 'with_fees' | 'event_ids' | 'level_ids'
>;

/** What a set takes off, and of what. */
export const codeTerms = (set: TermsRow): CodeTerms => ({
  eventIds: orNone(set.event_ids),
  levelIds: orNone(set.level_ids),
  takesOff:
    set.takes === null
      ? undefined
      : termsOf({
          kind: set.takes,
          cents: set.takes_cents,
          ppm: set.takes_ppm,
          per: set.takes_per,
          withFees: set.with_fees,
        }),
});

export const heldCode = ({ set, code }: FoundCode): HeldCode => ({
  code,
  ...codeTerms(set),
  opens: orNone(set.opens),
  mostTickets: orNone(set.most_tickets),
  goodUntil: set.ends_at?.toISOString(),
  isPerAccount: set.most_per_account !== null || undefined,
});

/** Who speaks of dates. */
type Speaking = { times: Pick<Times, 'formatDate' | 'formatDateTime'> };

function wordsFor(verdict: CodeVerdict, { times }: Speaking, showDate: Date | null) {
  switch (verdict.kind) {
    case 'good':
      return undefined;
    case 'unknown':
      return { code: 'CODE_NOT_KNOWN', message: codeMessages.notKnown } as const;
    case 'too-early':
      return {
        code: 'CODE_NOT_NOW',
        message: codeMessages.tooEarly(times.formatDateTime(verdict.at)),
      } as const;
    case 'over':
      return { code: 'CODE_NOT_NOW', message: codeMessages.over(times.formatDateTime(verdict.at)) } as const;
    case 'not-here': {
      const message = showDate
        ? codeMessages.notForThisOn(times.formatDate(showDate))
        : codeMessages.notForThis;
      return { code: 'CODE_NOT_FOR_THIS', message } as const;
    }
    case 'too-many':
      return { code: 'CODE_NOT_FOR_THIS', message: codeMessages.tooMany(verdict.most) } as const;
  }
}

/** Says no at the field where it was typed. */
function requireGood(verdict: CodeVerdict, caller: Speaking, showDate: Date | null): void {
  const wrong = wordsFor(verdict, caller, showDate);
  if (wrong) refuse(wrong.code, { message: wrong.message, fields: { code: wrong.message } });
}

/** The code, where there is one that is not used up; how often somebody may guess is limited. */
async function look(db: Db, caller: ShopCaller, typed: string): Promise<FoundCode> {
  const { sellerId, outletId, ip, session, now } = caller;
  const sessionId = session?.publicId;
  const found = await tryCode(db, { sellerId, ip, sessionId, now }, async () => {
    const code = normaliseCode(typed);
    const known = await findCode(db, sellerId, code, sessionId);
    if (!known || known.isUsedUp) await countTry(db, sellerId, code, known);
    const isHere = known && !known.isUsedUp && (known.set.outlet_ids?.includes(outletId) ?? true);
    return isHere ? known : undefined;
  });
  if (!found) {
    const fields = { code: codeMessages.notKnown };
    return refuse('CODE_NOT_KNOWN', { message: codeMessages.notKnown, fields });
  }
  const isMet = found.set.stopped_at !== null && found.set.stopped_at <= now;
  if (isMet && found.set.stop_met_at === null) await markStopMet(db, found.set, now);
  return found;
}

/** CODE-04: whoever has had all that one account may is told so before they choose. */
async function requireTurn(db: Db, { sellerId, session }: ShopCaller, { set }: FoundCode): Promise<void> {
  if (set.most_per_account === null || session?.userId === undefined) return;
  const { publicId: sessionId, userId } = session;
  const whose = { sellerId, setId: set.set_id, userId, most: set.most_per_account, sessionId };
  if (await hasUsedAll(db, whose)) refuse('CODE_USED_BY_YOU', { fields: { code: codeMessages.usedByYou } });
}

interface EventAsked {
  eventId: number;
  levelIds: readonly number[];
  showDate: Date | null;
}

/** Good here and now, and for something of this event. */
export function requireAtEvent(
  found: FoundCode,
  caller: Pick<ShopCaller, 'outletId' | 'now'> & Speaking,
  { eventId, levelIds, showDate }: EventAsked,
): void {
  const { outletId, now } = caller;
  requireGood(judgeCodeAtEvent(knownCode(found), { outletId, now, eventId, levelIds }), caller, showDate);
}

/** The code as it is at an event's page. */
export async function codeAtEvent(
  db: Db,
  caller: ShopCaller,
  typed: string,
  { eventId, levelIds, showDate }: EventAsked,
): Promise<FoundCode> {
  const found = await look(db, caller, typed);
  requireAtEvent(found, caller, { eventId, levelIds, showDate });
  await requireTurn(db, caller, found);
  return found;
}

/** The code as somebody wants to buy with it; what they want is judged by `requireFor`. */
export async function codeForCart(db: Db, caller: ShopCaller, typed: string): Promise<FoundCode> {
  const found = await look(db, caller, typed);
  await requireTurn(db, caller, found);
  return found;
}

const asLines = (wishes: readonly { level: LevelOnOffer; quantity: number }[]) =>
  wishes.map(({ level, quantity }) => ({
    eventId: level.eventId,
    priceLevelId: level.levelId,
    isAddOn: level.isAddOn,
    quantity,
  }));

/** CODE-01: what is held with a code may be changed after it has ended, within what it is for. */
export function requireWithinHeld(
  { eventIds, levelIds, mostTickets = Infinity }: HeldCode,
  wishes: readonly { level: LevelOnOffer; quantity: number }[],
): void {
  const meant = asLines(wishes).filter((line) => holdsFor({ eventIds, levelIds }, line));
  const tickets = meant.reduce((sum, { quantity }) => sum + quantity, 0);
  if (tickets > mostTickets) refuse('CODE_NOT_FOR_THIS', { message: codeMessages.tooMany(mostTickets) });
}

/** The code as the desk types it for somebody: whoever works there guesses none. */
export async function codeAtCounter(
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
  typed: string,
): Promise<FoundCode> {
  const found = await findCode(db, sellerId, normaliseCode(typed), undefined);
  if (found && !found.isUsedUp && (found.set.outlet_ids?.includes(outletId) ?? true)) return found;
  return refuse('CODE_NOT_KNOWN', {
    message: codeMessages.notKnown,
    fields: { code: codeMessages.notKnown },
  });
}

export function requireFor(
  found: FoundCode,
  caller: Pick<ShopCaller, 'outletId' | 'now'> & Speaking,
  wishes: readonly { level: LevelOnOffer; quantity: number }[],
): void {
  const lines = asLines(wishes);
  const { outletId, now } = caller;
  requireGood(
    judgeCode(knownCode(found), { outletId, now, lines }),
    caller,
    wishes[0]?.level.startsAt ?? null,
  );
}
