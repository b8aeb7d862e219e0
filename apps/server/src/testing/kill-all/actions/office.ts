// What the box office does in one call: codes are made, a draft is published, a folder is taken in.
import { sql } from 'kysely';
import { changeSteps } from '../../../staff/index.ts';
import { OFFICE_HOST, OFFICE_ORIGIN } from '../../../staff/testing/office-world.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { readZip } from '../../../platform/archive/read-zip.ts';
import { writeZip } from '../../../platform/archive/write-zip.ts';
import { openOfficeSession } from '../../../staff/testing/office-session.ts';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { action } from '../action.ts';
import type { Action, Life } from '../action.ts';

/** The outlets that are drafted and that files keep: nothing is sold there. */
const [DRAFTED, KEPT_BY_FILES] = [4, 3];
const desk = { cookie: '' };
let made = 0;

export async function openDesk(database: Database): Promise<void> {
  desk.cookie = await openOfficeSession(database, 'owner', new Date('2026-01-01T00:00:00Z'));
}

/** They have just typed their password. */
export async function typePassword(db: Db, now: Date): Promise<void> {
  await sql`update staff_sessions set password_at = ${now}::timestamptz`.execute(db);
}

/** What a call of the office answered; refused or unanswered it throws. */
export async function atDesk(
  { server }: Pick<Life, 'server'>,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const office = { host: OFFICE_HOST, origin: OFFICE_ORIGIN, cookie: desk.cookie };
  const asked = body ? { ...office, body } : { ...office, method: 'GET' as const };
  const answer = await server.send(`/office.v1/${path}`, asked);
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.body}`);
  return recordOf(recordOf(JSON.parse(answer.body)).response);
}

const stepsOf = (call: string): string[] => changeSteps.map((step) => `${call}: ${step}`);
const unique = (world: Life['world'], what: string): string =>
  `${what} ${world.stage.clock.now().getTime()} ${(made += 1)}`;

const CODE = 'code';
const five = { takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false }, returnsUse: false };
const missingCodes = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select told.id from unnest(${told}::text[]) as told (id)
    where not exists (select from code_sets s where s.set_id::text = told.id)`.execute(db);
  return rows.map(({ id }) => id);
};

export const codes: Action = action({
  name: 'codes made',
  steps: stepsOf('makeCodes'),
  act: (life) =>
    Promise.allSettled(
      life.wanted.map(async () => {
        const name = `K${unique(life.world, '').replaceAll(' ', '')}`;
        const { id } = await atDesk(life, 'codes/make', { code: name, ...five, many: 20 });
        life.acknowledge(CODE, String(id));
      }),
    ),
  doubles: {
    'a code that is there twice': sql`select 1 from codes group by seller_id, code having count(*) > 1`,
  },
  wrongs: {
    'a set of codes that is not whole': sql`
      select 1 from code_sets s where s.is_many and 20 <> (
        select count(*) from codes c where c.seller_id = s.seller_id and c.set_id = s.set_id)`,
  },
  lost: { [CODE]: missingCodes },
});

const PUBLISHED = 'published name';
const TAKEN_IN = 'sentence of a folder';
/** Every change is in the log, with what it was made into. */
const missingInLog = async (db: Db, told: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select told.name from unnest(${told}::text[]) as told (name)
    where not exists (select from staff_log l where strpos(l.after::text, told.name) > 0)`.execute(db);
  return rows.map(({ name }) => name);
};

export const publishing: Action = action({
  name: 'draft published',
  steps: stepsOf('publishOutlet'),
  act: (life) =>
    Promise.allSettled(
      life.wanted.map(async () => {
        const name = unique(life.world, 'Shop');
        const fields = [{ field: 'name', value: name }];
        await atDesk(life, 'setup/save-draft', { outletId: DRAFTED, fields });
        const { version } = await atDesk(life, `setup/plan-publish?outletId=${DRAFTED}`);
        await atDesk(life, 'setup/publish', { outletId: DRAFTED, version, takeOver: true });
        life.acknowledge(PUBLISHED, name);
      }),
    ),
  lost: { [PUBLISHED]: missingInLog },
});

/** The folder of an outlet with another sentence in it. */
async function folderOf(life: Life, sentence: string): Promise<string> {
  const { bytes } = await atDesk(life, 'setup/export-folder', { outletId: KEPT_BY_FILES });
  const read = readZip(Buffer.from(String(bytes), 'base64'), { files: 2000, bytes: 100_000_000 });
  if ('wrong' in read) throw new Error(read.wrong);
  const files = [...read.files].map(([path, content]): [string, string | Uint8Array] => {
    if (!path.endsWith('/outlet.yaml')) return [path, content];
    const lines = String(content)
      .split('\n')
      .filter((line) => !line.startsWith('description:'));
    return [path, `${lines.join('\n').trimEnd()}\ndescription: ${sentence}\n`];
  });
  return writeZip(new Map(files)).toString('base64');
}

export const importing: Action = action({
  name: 'folder taken in',
  steps: stepsOf('takeFolderIn'),
  act: async (life) => {
    const sentence = unique(life.world, 'Told');
    const folder = await folderOf(life, sentence);
    const { version } = await atDesk(life, 'setup/check-folder', { bytes: folder });
    await atDesk(life, 'setup/take-folder-in', { bytes: folder, version, takeOver: true });
    life.acknowledge(TAKEN_IN, sentence);
  },
  lost: { [TAKEN_IN]: missingInLog },
});
