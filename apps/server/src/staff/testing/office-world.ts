// A box office over the small world: two sellers, one person of each role at the first, an owner at the second.
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import { hashPassword } from '../../platform/passwords.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { loadSmallWorld } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Sent, TestApp, TestAppOptions } from '../../testing/test-app.ts';
import type { EngineKind, TestDatabase } from '../../testing/test-database.ts';
import { logExport } from '../log/export-log.ts';
import { addRole } from '../role-store.ts';
import type { RoleScope } from '../role-store.ts';
import { insertStaff } from '../staff-store.ts';

export const OFFICE_HOST = 'box-office.localhost';
export const OFFICE_ORIGIN = `http://${OFFICE_HOST}`;
export const PASSWORD = 'BoxOffice2026';
export const SELLER = 1;
const OTHER_SELLER = 2;
const OTHER_OUTLET = 21;

const all = { allOutlets: true, outletIds: [] };

async function loadPeople({ db }: TestDatabase, now: Date): Promise<Record<string, number>> {
  // Tests sign in a thousand times: as little work as the hash allows.
  const passwordHash = await hashPassword(PASSWORD, 8);
  const ids: Record<string, number> = {};
  await db.transaction().execute(async (tx) => {
    const add = async (name: string, sellerId: number, scope: RoleScope): Promise<void> => {
      const person = await insertStaff(tx, { email: `${name}@lantern.example`, name, passwordHash }, now);
      await addRole(tx, sellerId, person.staff_id, scope, now);
      ids[name] = person.staff_id;
    };
    for (const role of staffRoles) await add(role, SELLER, { role, ...all });
    await add('narrow', SELLER, { role: 'desk', allOutlets: false, outletIds: [1] });
    await add('stranger', OTHER_SELLER, { role: 'owner', ...all });
  });
  return ids;
}

async function loadWorld(database: TestDatabase): Promise<void> {
  await loadSmallWorld(database);
  await database.db.insertInto('sellers').values({ seller_id: OTHER_SELLER, name: 'Tidewater' }).execute();
  const outlet = { outlet_id: OTHER_OUTLET, seller_id: OTHER_SELLER, type_id: 1, name: 'Elsewhere' };
  await database.db
    .insertInto('outlets')
    .values(outlet as never)
    .execute();
}

export interface OfficeBrowser {
  cookies: Map<string, string>;
  /** POST with a payload, GET without one, from the office's own page. */
  send(path: string, payload?: object, headers?: Record<string, string>): Promise<Sent>;
}

export interface OfficeWorld extends TestApp {
  people: Record<string, number>;
  office(): OfficeBrowser;
  /** A task of the first seller that no node takes up before long. */
  waitingTask(): Promise<string>;
  /** A browser in which somebody has signed in: a role's person, `narrow` or `stranger`. */
  signedIn(name: StaffRole | 'narrow' | 'stranger'): Promise<OfficeBrowser>;
}

function officeBrowser(app: TestApp): OfficeBrowser {
  const browser = app.browser(OFFICE_HOST);
  return {
    cookies: browser.cookies,
    send: (path, payload, headers = {}) =>
      browser.send(`/office.v1/${path}`, payload, {
        method: payload === undefined ? 'GET' : 'POST',
        headers: { origin: OFFICE_ORIGIN, ...headers },
      }),
  };
}

let tasks = 0;
async function waitingTask({ database }: TestApp): Promise<string> {
  const wish = { subject: `task ${(tasks += 1)}`, title: 'The log as CSV', details: {} };
  const actor = { kind: 'job', name: 'nobody', sellerId: SELLER, now: new Date('2100-01-01') } as const;
  const { task } = await startTask(database.db, logExport, wish, actor);
  return task.task_id;
}

export async function officeWorld(engine: EngineKind, options: TestAppOptions = {}): Promise<OfficeWorld> {
  const app = await testApp(engine, {
    ...options,
    load: loadWorld,
    environment: {
      SIGN_IN_FAILURES_PER_ADDRESS: '1000',
      GUESSES_PER_MINUTE: '10000',
      ...options.environment,
    },
  });
  const people = await loadPeople(app.database, app.clock.now());
  return {
    ...app,
    people,
    office: () => officeBrowser(app),
    waitingTask: () => waitingTask(app),
    signedIn: async (name) => {
      const browser = officeBrowser(app);
      const sent = await browser.send('staff/sign-in', {
        email: `${name}@lantern.example`,
        password: PASSWORD,
      });
      if (sent.status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(sent.body)}`);
      return browser;
    },
  };
}
