import type { DrawnPlan } from '@stagedoor/contract/calls/office/halls';
import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';
import { seatsFromCsv, seatsToCsv } from '@stagedoor/rules/halls/seats-csv';
import { refuse } from '../../platform/http/refusal.ts';

/** Seats that no rule makes travel as CSV: a fifth of what they would be otherwise. */
export const toldPlan = ({ width, stage, words, sections, seats }: HallPlan): DrawnPlan => ({
  width,
  stage: stage ?? undefined,
  words: [...words],
  sections: sections.map(({ paint, ...section }) => ({ ...section, paint: [...paint] })),
  seats: seats && seatsToCsv(seats),
});

export function drawnPlan({ width, stage, words, sections, seats }: DrawnPlan): HallPlan {
  const read = seats === null ? undefined : seatsFromCsv(seats);
  const [problem] = read?.problems ?? [];
  if (problem !== undefined) refuse('INVALID_INPUT', { fields: { plan: problem }, message: problem });
  return { width, stage: stage ?? null, words: words ?? [], sections, seats: read?.seats ?? null };
}
