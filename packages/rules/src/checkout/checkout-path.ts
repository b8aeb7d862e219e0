/** Where a checkout address leads, and which entries of the breadcrumb can be used. */
import { checkoutMessages } from '../messages/checkout.ts';
import {
  isFlow,
  isStageOf,
  stageAfter,
  stagesOf,
  type CheckoutFacts,
  type Flow,
  type Stage,
  type StageWords,
} from './checkout-stages.ts';

/** Addons ask for nothing, so they never hold up a later stage. */
const isHoldingUp = (stage: Stage, done: ReadonlySet<Stage>): boolean =>
  stage !== 'addons' && !done.has(stage);

const stagesBefore = (flow: Flow, stage: Stage, facts: CheckoutFacts): Stage[] => {
  const shown = stagesOf(flow, facts).map((each) => each.stage);
  return shown.slice(0, shown.indexOf(stage));
};

export type CheckoutTarget = { stay: true } | { stage: Stage } | { home: true };

const HOME = { home: true } as const;

/** Stay on the stage, go to another stage, or leave for the event list; `done` names the completed stages. */
export function openStage(
  type: string | undefined,
  stage: string | undefined,
  facts: CheckoutFacts,
  done: ReadonlySet<Stage>,
): CheckoutTarget {
  if (!isFlow(type) || !isStageOf(type, stage)) return HOME;
  const shown = stagesOf(type, facts).some((each) => each.stage === stage);
  // GUEST-05; an instant cart whose total has become 0 goes on instead.
  if (!shown && stage === 'payment-method' && type === 'g') return HOME;
  const seatsConfirmed = stage === 'review' && done.has('review');
  const next = !shown || seatsConfirmed ? stageAfter(type, stage, facts) : null;
  if (next) {
    const target = openStage(type, next, facts, done);
    return 'stay' in target ? { stage: next } : target;
  }
  const missing = stagesBefore(type, stage, facts).find((each) => isHoldingUp(each, done));
  if (!missing) return { stay: true };
  return missing === 'login' ? { stage: 'login' } : HOME;
}

export interface Crumb extends StageWords {
  state: 'done' | 'current' | 'later';
  usable: boolean;
}

/** Completed stages and the current one can be used; the seats cannot be confirmed a second time. */
export function breadcrumb(
  flow: Flow,
  current: Stage,
  facts: CheckoutFacts,
  done: ReadonlySet<Stage>,
): Crumb[] {
  const shown = stagesOf(flow, facts);
  const at = shown.findIndex((each) => each.stage === current);
  const stateOf = (stage: Stage, index: number): Crumb['state'] => {
    if (index === at) return 'current';
    return done.has(stage) || (stage === 'addons' && index < at) ? 'done' : 'later';
  };
  return shown.map(({ stage, label, heading }, index) => {
    const state = stateOf(stage, index);
    const usable = state === 'current' || (state === 'done' && stage !== 'review');
    return { stage, label, heading, state, usable };
  });
}

/** Where to go on after this stage: the first later one that is not complete, and the last one when all are. */
export function stageToDo(flow: Flow, after: Stage, facts: CheckoutFacts, done: ReadonlySet<Stage>): Stage {
  const shown = stagesOf(flow, facts).map((each) => each.stage);
  const later = shown.slice(shown.indexOf(after) + 1);
  return later.find((stage) => isHoldingUp(stage, done)) ?? 'confirm';
}

/** Where the way back leads, and what it says. */
export interface WayBack {
  to: string;
  words: string;
}

/** Where the stage before can be reopened. */
export const wayBack = (
  crumbs: readonly Crumb[],
  addressOf: (stage: Stage) => string,
): WayBack | undefined => {
  const at = crumbs.findIndex((crumb) => crumb.state === 'current');
  const before = crumbs[at - 1];
  return before?.usable
    ? { to: addressOf(before.stage), words: checkoutMessages.backTo(before.label) }
    : undefined;
};
