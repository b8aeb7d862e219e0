// SETUP-02: the owner who comes before there is a seller, with a second step from the first minute.
import type { StaffSession } from '@stagedoor/contract/entities/staff';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { hashPassword } from '../platform/passwords.ts';
import { beginSession } from './begin-session.ts';
import type { BegunSession } from './begin-session.ts';
import { letIn } from './let-in.ts';
import type { DoorCaller } from './office-caller.ts';
import { addRole } from './role-store.ts';
import { newStepSecret, stepOf } from './second-step/one-time-code.ts';
import { replaceRecoveryCodes } from './second-step/recovery-codes.ts';
import { stepPicture } from './second-step/step-picture.ts';
import { sessionAnswerAnew } from './session-answer.ts';
import { insertStaff, updateStaff } from './staff-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

/** The secret of a second step that nobody has yet; `boundTo` is what it was sealed for. */
interface WaitingStep {
  sealed: string;
  boundTo: string;
}

interface ProvenFounder {
  name: string;
  email: string;
  passwordHash: string;
  secret: string;
  /** The half minute of the code that was given. */
  step: number;
}

interface JoinedFounder {
  staffId: number;
  recoveryCodes: string[];
  begun: BegunSession;
}

export interface FounderDesk {
  newStep(boundTo: string): string;
  showStep(waiting: WaitingStep, email: string): { secret: string; picture: string };
  /** Refuses a code that does not match; whatever else is typed was judged before. */
  prove(
    given: { name: string; email: string; password: string; code: string },
    waiting: WaitingStep,
    now: Date,
  ): Promise<ProvenFounder>;
  join(tx: Tx, sellerId: number, founder: ProvenFounder, caller: DoorCaller): Promise<JoinedFounder>;
  letIn(caller: DoorCaller, joined: JoinedFounder): Promise<StaffSession>;
}

export function founderDesk(needs: StaffNeeds): FounderDesk {
  const { box } = needs;
  const secretOf = ({ sealed, boundTo }: WaitingStep): string => box.open(sealed, boundTo);
  return {
    newStep: (boundTo) => box.seal(newStepSecret(), boundTo),
    showStep: (waiting, email) => {
      const secret = secretOf(waiting);
      return { secret, picture: stepPicture(secret, email).picture };
    },
    prove: async ({ name, email, password, code }, waiting, now) => {
      const secret = secretOf(waiting);
      const step = stepOf(secret, code, now) ?? refuse('SECOND_STEP_WRONG');
      const passwordHash = await hashPassword(password);
      return { name: name.trim(), email: email.trim(), passwordHash, secret, step };
    },
    join: async (tx, sellerId, founder, caller) => {
      const { now } = caller;
      const { staff_id: staffId } = await insertStaff(tx, founder, now);
      await updateStaff(tx, staffId, {
        step_secret: box.seal(founder.secret, staffId),
        step_since: now,
        step_used: founder.step,
      });
      await addRole(tx, sellerId, staffId, { role: 'owner', allOutlets: true, outletIds: [] }, now);
      const recoveryCodes = await replaceRecoveryCodes(tx, staffId);
      return { staffId, recoveryCodes, begun: await beginSession(tx, staffId, caller) };
    },
    letIn: async (caller, { begun }) => {
      await letIn(needs, caller, begun);
      return sessionAnswerAnew(needs, begun.sidHash, caller.now);
    },
  };
}
