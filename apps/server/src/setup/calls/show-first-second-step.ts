import { showFirstSecondStep } from '@stagedoor/contract/calls/office/first-run';
import type { Handler } from '../../platform/http/handler.ts';
import { handleAtDoor } from '../../staff/index.ts';
import { requireFirstRunLink, waitingStepOf } from '../first-run-link.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const showFirstSecondStepHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handleAtDoor(showFirstSecondStep, async ({ token, email }, { now }) => {
    const link = await requireFirstRunLink(needs, token, now);
    return needs.founders.showStep(waitingStepOf(link), email);
  });
