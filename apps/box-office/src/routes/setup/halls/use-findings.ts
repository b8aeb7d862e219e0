import { useEffect, useState } from 'react';
import { hallChecks } from '@stagedoor/rules/halls/check-hall';
import type { HallFinding } from '@stagedoor/rules/halls/check-hall';
import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';
import { writtenHall } from './written-hall.ts';

/** The hand rests so long before anything is compared. */
const RESTS_MS = 120;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Twenty thousand seats are compared after the hand has got its answer, and question by question: no frame waits. */
async function lookAfter(plan: HallPlan, stopped: AbortSignal): Promise<HallFinding[] | undefined> {
  await pause(RESTS_MS);
  const found: HallFinding[] = [];
  if (stopped.aborted) return undefined;
  const seats = writtenHall(plan).flatMap((section) => section.seats);
  for (const check of hallChecks(plan, seats)) {
    await pause(0);
    if (stopped.aborted) return undefined;
    found.push(...check());
  }
  return found;
}

/** What is wrong with what is drawn, a moment later. */
export function useFindings(plan: HallPlan): readonly HallFinding[] {
  const [findings, setFindings] = useState<readonly HallFinding[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    void lookAfter(plan, stopping.signal).then((found) => found && setFindings(found));
    return () => stopping.abort();
  }, [plan]);
  return findings;
}
