export { judge, programme } from './judge.ts';
export { openProgramme } from './open-programme.ts';
export { describe } from './read-programme.ts';
export { applyIn, applyPlan, planChange } from './plan-and-apply.ts';
export type { Applied } from './plan-and-apply.ts';
export type { HarmCheck } from './harm-check.ts';
