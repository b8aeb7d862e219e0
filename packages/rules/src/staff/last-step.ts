import { needsSecondStep, type StaffRole } from './roles.ts';

/** Whether the last second step has to stay: in production, where one of the roles is not held without one. */
export const isStepKept = (roles: readonly StaffRole[], stepsLeft: number, production: boolean): boolean =>
  production && stepsLeft === 0 && roles.some(needsSecondStep);
