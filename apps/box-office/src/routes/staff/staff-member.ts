import type { OutputOf } from '@stagedoor/contract/call';
import type { listStaff } from '@stagedoor/contract/calls/office/staff';

export type StaffList = OutputOf<typeof listStaff>;
export type StaffMember = StaffList['people'][number];
export type WaitingInvitation = StaffList['invitations'][number];
