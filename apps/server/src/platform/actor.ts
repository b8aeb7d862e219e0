// Who acts on something, whoever asked for it: a use case knows no request and no session. Whether somebody may do such
// a thing at all is decided before (the call's access); on what they may do it, by what they reach (`reachOrder`).

interface Acting {
  sellerId: number;
  now: Date;
}

/** A customer, for themselves, at one outlet. */
export interface CustomerActor extends Acting {
  kind: 'customer';
  outletId: number;
  userId: number;
}

/** Somebody of the desk, for customers of the outlets where they work. */
export interface StaffActor extends Acting {
  kind: 'staff';
  staffId: number;
  name: string;
  outletIds: 'all' | readonly number[];
}

/** Nobody: a job or a command. */
export interface JobActor extends Acting {
  kind: 'job';
  name: string;
}

export type Actor = CustomerActor | StaffActor | JobActor;

/** Whether what belongs to this outlet of the actor's seller exists for them. */
export function actsAt(actor: Actor, outletId: number): boolean {
  switch (actor.kind) {
    case 'customer':
      return actor.outletId === outletId;
    case 'staff':
      return actor.outletIds === 'all' || actor.outletIds.includes(outletId);
    case 'job':
      return true;
  }
}

/** Whether what belongs to this customer is the actor's own, or they act for others. */
export const actsFor = (actor: Actor, userId: number | null): boolean =>
  actor.kind !== 'customer' || actor.userId === userId;
