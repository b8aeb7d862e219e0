import type { Module } from '../platform/module.ts';
import { applyProgrammeHandler } from './calls/apply-programme.ts';
import { moveToPlanHandler } from './calls/move-to-plan.ts';
import { describeProgrammeHandler } from './calls/describe-programme.ts';
import { planProgrammeHandler } from './calls/plan-programme.ts';
import type { ProgrammeNeeds } from './programme-needs.ts';
import { forgetTold } from './told-description-store.ts';

const HOURLY = 3600;

export const openProgramme = (needs: ProgrammeNeeds): Module<'programme'> => ({
  handlers: [
    describeProgrammeHandler(needs),
    planProgrammeHandler(needs),
    applyProgrammeHandler(needs),
    moveToPlanHandler(needs),
  ],
  jobs: [
    {
      name: 'forget told descriptions',
      everySeconds: HOURLY,
      run: (now) => forgetTold(needs.db, now),
    },
  ],
});
