import type { OfficeModule } from '../office/index.ts';
import type { Job } from '../platform/jobs.ts';
import type { Platform } from '../platform/module.ts';
import { alertOwnersJob } from './alerts/alert-owners.job.ts';
import type { AlertNeeds } from './alerts/alert-owners.job.ts';
import { acceptStaffInvitationHandler } from './calls/accept-staff-invitation.ts';
import { getStaffInvitationHandler } from './calls/get-staff-invitation.ts';
import { changeStaffRoleHandler } from './calls/change-staff-role.ts';
import { removeStaffHandler } from './calls/remove-staff.ts';
import { endSessionsOfStaffHandler } from './calls/end-sessions-of-staff.ts';
import { sendStaffPasswordLinkHandler } from './calls/send-staff-password-link.ts';
import { forgotStaffPasswordHandler } from './calls/forgot-staff-password.ts';
import { inviteStaffHandler } from './calls/invite-staff.ts';
import { withdrawStaffInvitationHandler } from './calls/withdraw-staff-invitation.ts';
import { exportLogHandler } from './calls/export-log.ts';
import { listLogHandler } from './calls/list-log.ts';
import { listStaffHandler } from './calls/list-staff.ts';
import { listOwnSessionsHandler } from './calls/list-own-sessions.ts';
import { endOwnSessionHandler } from './calls/end-own-session.ts';
import { beginSecondStepHandler } from './calls/begin-second-step.ts';
import { confirmSecondStepHandler } from './calls/confirm-second-step.ts';
import { keyHandlers } from './keys/key-handlers.ts';
import { openedKeys } from './keys/opened-keys.ts';
import { tellEndingKeysJob } from './keys/tell-ending-keys.job.ts';
import { passkeyHandlers } from './passkeys/passkey-handlers.ts';
import { removeSecondStepHandler } from './calls/remove-second-step.ts';
import { renewRecoveryCodesHandler } from './calls/renew-recovery-codes.ts';
import { listSavedViewsHandler } from './calls/list-saved-views.ts';
import { saveViewHandler } from './calls/save-view.ts';
import { removeViewHandler } from './calls/remove-view.ts';
import { getStaffSessionHandler } from './calls/get-staff-session.ts';
import { signOutStaffHandler } from './calls/sign-out-staff.ts';
import { chooseSellerHandler } from './calls/choose-seller.ts';
import { confirmStaffPasswordHandler } from './calls/confirm-staff-password.ts';
import { changeOwnPasswordHandler } from './calls/change-own-password.ts';
import { setStaffPasswordHandler } from './calls/set-staff-password.ts';
import { signInStaffHandler } from './calls/sign-in-staff.ts';
import { firstOwnerLinks } from './first-owner.ts';
import { founderDesk } from './founder-desk.ts';
import type { FounderDesk } from './founder-desk.ts';
import type { OwnerLink } from './first-owner.ts';
import { failingJobs } from './failing-jobs.ts';
import { logExport } from './log/export-log.ts';
import { logGauges } from './log-gauges.ts';
import { personalNotes } from './log/personal-notes.ts';
import { sealWatch } from './log/seal-watch.ts';
import { listOpenedByStaffHandler } from './calls/list-opened-by-staff.ts';
import { endOpenedByStaffHandler } from './calls/end-opened-by-staff.ts';
import { openedInvitations, openedSessions } from './opened/opened-here.ts';
import { officeReception } from './office-reception.ts';
import { secretBox } from '../platform/secret-box.ts';
import { letterHandlers } from './letters/letter-handlers.ts';
import { writeToStaffJob } from './letters/write-to-staff.job.ts';
import type { LettersNeeds } from './letters/matters-for.ts';
import { reachOwners, staffPaper } from './reach-owners.ts';
import type { ReachedOwner } from './reach-owners.ts';
import type { StaffConfig } from './staff-config.ts';
import type { StaffNeeds } from './staff-needs.ts';
import { stoppedTasks } from './stopped-tasks.ts';
import { taskHandlers } from './task-handlers.ts';
import { tidyStaff } from './tidy-staff.ts';

interface OpenStaffNeeds
  extends
    Platform,
    StaffConfig,
    Omit<StaffNeeds, 'box' | 'answersUnder'>,
    Pick<AlertNeeds, 'gauges'>,
    LettersNeeds {}

export interface Staff extends OfficeModule<'staff'> {
  /** What a start prints while a seller has no owner. */
  firstOwnerLinks(now: Date): Promise<OwnerLink[]>;
  founders: FounderDesk;
  /** Who owns a seller's shops, and how they are written to. */
  owners(sellerId: number): Promise<ReachedOwner[]>;
}

/** Letters to those who work here. Where no real money is at stake nobody wants to be woken who did not choose it. */
const alertJobs = ({ db, log, gauges, matters, production }: OpenStaffNeeds, needs: StaffNeeds): Job[] => [
  writeToStaffJob({ db, log, matters, paperOf: (sellerId) => staffPaper(needs, sellerId) }),
  tellEndingKeysJob({ db, owners: (sellerId) => reachOwners(needs, sellerId) }),
  ...(production ? [alertOwnersJob({ db, gauges, owners: () => reachOwners(needs) })] : []),
];

const needsOf = (given: OpenStaffNeeds): StaffNeeds => ({
  ...given,
  box: secretBox(given.secret, 'second step of staff'),
  answersUnder: (key) => secretBox(`${given.secret} ${key}`, 'answers of calls'),
});

export function openStaff(given: OpenStaffNeeds): Staff {
  const { db, log } = given;
  const needs = needsOf(given);
  const watch = sealWatch(db, log);
  return {
    reception: officeReception(needs),
    handlers: [
      getStaffSessionHandler(needs),
      signOutStaffHandler(),
      chooseSellerHandler(needs),
      confirmStaffPasswordHandler(needs),
      signInStaffHandler(needs),
      getStaffInvitationHandler(needs),
      acceptStaffInvitationHandler(needs),
      forgotStaffPasswordHandler(needs),
      setStaffPasswordHandler(needs),
      changeOwnPasswordHandler(needs),
      listOwnSessionsHandler(needs),
      endOwnSessionHandler(),
      beginSecondStepHandler(needs),
      confirmSecondStepHandler(needs),
      removeSecondStepHandler(needs),
      renewRecoveryCodesHandler(),
      ...passkeyHandlers(needs),
      ...keyHandlers(needs),
      listStaffHandler(needs),
      inviteStaffHandler(needs),
      withdrawStaffInvitationHandler(),
      changeStaffRoleHandler(needs),
      removeStaffHandler(needs),
      endSessionsOfStaffHandler(),
      sendStaffPasswordLinkHandler(needs),
      listOpenedByStaffHandler(needs),
      endOpenedByStaffHandler(needs),
      listLogHandler(needs, watch),
      exportLogHandler(),
      ...letterHandlers(given),
      listSavedViewsHandler(needs),
      saveViewHandler(),
      removeViewHandler(),
      ...taskHandlers(needs),
    ],
    opened: [openedSessions, openedInvitations, openedKeys],
    tasks: [logExport],
    matters: [stoppedTasks, failingJobs],
    gauges: logGauges,
    personalData: [personalNotes],
    jobs: [
      ...watch.jobs,
      { name: 'tidy staff', everySeconds: 300, run: (now) => tidyStaff(db, needs.taskKinds(), now) },
      ...alertJobs(given, needs),
    ],
    firstOwnerLinks: (now) => firstOwnerLinks(needs, now),
    founders: founderDesk(needs),
    owners: (sellerId) => reachOwners(needs, sellerId),
  };
}
