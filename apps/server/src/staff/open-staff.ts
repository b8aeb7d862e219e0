import type { Module, Platform } from '../platform/module.ts';
import { acceptInvitationHandler, getInvitationHandler } from './calls/accept-invitation.ts';
import { roleHandlers } from './calls/change-role.ts';
import { forgotPasswordHandler } from './calls/forgot-password.ts';
import { invitationHandlers } from './calls/invite-staff.ts';
import { exportLogHandler, listLogHandler } from './calls/list-log.ts';
import { listStaffHandler } from './calls/list-staff.ts';
import { ownSessionHandlers } from './calls/own-sessions.ts';
import { secondStepHandlers } from './calls/second-step.ts';
import { savedViewHandlers } from './calls/saved-views.ts';
import { sessionHandlers } from './calls/session.ts';
import { changePasswordHandler, setPasswordHandler } from './calls/set-password.ts';
import { signInHandler } from './calls/sign-in.ts';
import { taskHandlers } from './calls/tasks.ts';
import { firstOwnerLinks } from './first-owner.ts';
import type { OwnerLink } from './first-owner.ts';
import { failingJobs } from './failing-jobs.ts';
import { logExport } from './log/export-log.ts';
import { logGauges } from './log-gauges.ts';
import { personalNotes } from './log/personal-notes.ts';
import { sealWatch } from './log/seal-watch.ts';
import { openedHandlers } from './opened/opened-calls.ts';
import { openedInvitations, openedSessions } from './opened/opened-here.ts';
import { officeReception } from './office-reception.ts';
import { secretBox } from '../platform/secret-box.ts';
import { reachOwners } from './reach-owners.ts';
import type { ReachedOwner } from './reach-owners.ts';
import type { StaffConfig } from './staff-config.ts';
import type { StaffNeeds } from './staff-needs.ts';
import { stoppedTasks } from './stopped-tasks.ts';
import { tidyStaff } from './tidy-staff.ts';

interface OpenStaffNeeds extends Platform, StaffConfig, Omit<StaffNeeds, 'box'> {}

export interface Staff extends Module {
  /** What a start prints while a seller has no owner. */
  firstOwnerLinks(now: Date): Promise<OwnerLink[]>;
  /** Whom a letter about the whole shop goes to. */
  reachOwners(): Promise<ReachedOwner[]>;
}

export function openStaff(given: OpenStaffNeeds): Staff {
  const { db, log } = given;
  const needs: StaffNeeds = { ...given, box: secretBox(given.secret, 'second step of staff') };
  const watch = sealWatch(db, log);
  return {
    reception: officeReception(needs),
    handlers: [
      ...sessionHandlers(needs),
      signInHandler(needs),
      getInvitationHandler(needs),
      acceptInvitationHandler(needs),
      forgotPasswordHandler(needs),
      setPasswordHandler(needs),
      changePasswordHandler(needs),
      ...ownSessionHandlers(needs),
      ...secondStepHandlers(needs),
      listStaffHandler(needs),
      ...invitationHandlers(needs),
      ...roleHandlers(needs),
      ...openedHandlers(needs),
      listLogHandler(needs, watch),
      exportLogHandler(),
      ...savedViewHandlers(needs),
      ...taskHandlers(needs),
    ],
    opened: [openedSessions, openedInvitations],
    tasks: [logExport],
    matters: [stoppedTasks, failingJobs],
    gauges: logGauges,
    personalData: [personalNotes],
    jobs: [...watch.jobs, { name: 'tidy staff', everySeconds: 300, run: (now) => tidyStaff(db, now) }],
    firstOwnerLinks: (now) => firstOwnerLinks(needs, now),
    reachOwners: () => reachOwners(needs),
  };
}
