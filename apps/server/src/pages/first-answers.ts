// The calls that a page's first screen makes, answered before the page is sent.
import { answerKey } from '@stagedoor/contract/bootstrap';
import type { AnyCall, InputOf, OutputOf } from '@stagedoor/contract/call';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { getFreeSeats } from '@stagedoor/contract/calls/shop/seats';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { onlyDeclared } from '@stagedoor/contract/only-declared';
import { eventQuestion, listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import type { OutletEvents } from '../catalogue/index.ts';
import type { SeatMaps } from '../inventory/index.ts';
import type { OutletInfo, OutletMoment, StoredOutlet } from '../sellers/index.ts';

export interface AnswerNeeds {
  outletInfo: OutletInfo;
  outletEvents: OutletEvents;
  seatMaps: Pick<SeatMaps, 'at'>;
}

export interface FirstAnswers {
  answers: Record<string, unknown>;
  /** The events among the answers: the list's, or the one the address names. */
  events: OutletEvent[];
  /** What the address shows, as far as the server must know it. */
  screen: 'list' | 'event' | 'other';
  /** The hall that is chosen in. */
  hall?: { eventId: number; plan: SeatPlan } | undefined;
}

function eventIdIn(path: string): number | undefined {
  const match = /^\/(?:event|seats)\/(\d{1,9})(?:\/|$)/i.exec(path);
  return match ? Number(match[1]) : undefined;
}

function put<C extends AnyCall>(
  answers: Record<string, unknown>,
  call: C,
  input: InputOf<C>,
  output: OutputOf<C>,
): OutputOf<C> {
  const told: OutputOf<C> = onlyDeclared(call.output, output);
  answers[answerKey(call, input)] = told;
  return told;
}

export async function firstAnswers(
  needs: AnswerNeeds,
  at: OutletMoment,
  path: string,
  worn?: StoredOutlet,
): Promise<FirstAnswers> {
  const answers: Record<string, unknown> = {};
  const info = await needs.outletInfo(at.outletId, shellQuestion.parts, at.now, worn);
  put(answers, getOutletInfo, shellQuestion, info);
  const eventId = eventIdIn(path);
  const isList = path === '/' || path.toLowerCase() === '/events';
  if (!isList && eventId === undefined) return { answers, events: [], screen: 'other' };
  // What a guest list has to show comes with an invitation, which no page knows before its browser does.
  if (isGuestList(info.outletType)) return { answers, events: [], screen: isList ? 'list' : 'other' };
  const question = eventId === undefined ? listQuestion : eventQuestion(eventId);
  const found = await needs.outletEvents(at, question);
  const { events } = put(answers, getOutletEvents, question, { events: found });
  if (eventId !== undefined && path.toLowerCase().startsWith('/seats/')) {
    const seats = await needs.seatMaps.at(at, eventId);
    if (seats) put(answers, getFreeSeats, { eventId }, seats.all);
    // Who looks for the event finds it at its own address.
    return { answers, events: [], screen: 'other', hall: seats && { eventId, plan: seats.drawn } };
  }
  return { answers, events, screen: isList ? 'list' : 'event' };
}
