// The calls that a page's first screen makes, answered before the page is sent.
import * as z from 'zod/mini';
import { answerKey } from '@stagedoor/contract/bootstrap';
import type { AnyCall, InputOf, OutputOf } from '@stagedoor/contract/call';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventQuestion, listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { isGuestList } from '@stagedoor/rules/outlet-types';
import { outletEvents } from '../catalogue/index.ts';
import type { CatalogueNeeds } from '../catalogue/index.ts';
import { outletInfo } from '../sellers/index.ts';
import type { OutletInfoNeeds } from '../sellers/index.ts';

export interface AnswerNeeds {
  info: OutletInfoNeeds;
  catalogue: CatalogueNeeds;
}

interface Place {
  sellerId: number;
  outletId: number;
  now: Date;
}

export interface FirstAnswers {
  answers: Record<string, unknown>;
  /** The events among the answers: the list's, or the one the address names. */
  events: OutletEvent[];
  /** What the address shows, as far as the server must know it. */
  screen: 'list' | 'event' | 'other';
}

function eventIdIn(path: string): number | undefined {
  const match = /^\/event\/(\d{1,9})(?:\/|$)/i.exec(path);
  return match ? Number(match[1]) : undefined;
}

function put<C extends AnyCall>(
  answers: Record<string, unknown>,
  call: C,
  input: InputOf<C>,
  output: OutputOf<C>,
): void {
  answers[answerKey(call, input)] = z.encode(call.output, output);
}

export async function firstAnswers(needs: AnswerNeeds, place: Place, path: string): Promise<FirstAnswers> {
  const answers: Record<string, unknown> = {};
  const info = await outletInfo(needs.info, place.outletId, shellQuestion.parts, place.now);
  put(answers, getOutletInfo, shellQuestion, info);
  const eventId = eventIdIn(path);
  const isList = path === '/' || path.toLowerCase() === '/events';
  if (!isList && eventId === undefined) return { answers, events: [], screen: 'other' };
  // What a guest list has to show comes with an invitation, which no page knows before its browser does.
  if (isList && isGuestList(info.outletType)) return { answers, events: [], screen: 'list' };
  const question = eventId === undefined ? listQuestion : eventQuestion(eventId);
  const events = await outletEvents(needs.catalogue, place, question);
  put(answers, getOutletEvents, question, { events });
  return { answers, events, screen: isList ? 'list' : 'event' };
}
