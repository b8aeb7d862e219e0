// What staff have done that takes long: a draw of all the demo's fans from its freezing to its charges, an evening that is
// called off, a backup.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { runProgram } from '../../apps/server/src/testing/run-program.ts';
import { DIGITS, SERIES } from '../../apps/server/src/testing/draw-office.ts';
import { OFFICE_HOST, OFFICE_ORIGIN, PASSWORD } from '../../apps/server/src/staff/testing/office-world.ts';
import { CALLED_OFF } from './world.ts';

const LOOK_MS = 1000;

interface Task {
  kind?: string;
  title: string;
  state: string;
  done: number;
  total: number | null;
}

// What the office answers is as its contract says.
// oxlint-disable-next-line typescript/no-explicit-any
type Said = any;

export interface Desk {
  get(path: string): Promise<Said>;
  press(path: string, payload: object): Promise<Said>;
}

export async function openDesk(server: ServerProcess): Promise<Desk> {
  const at = { host: OFFICE_HOST, origin: OFFICE_ORIGIN };
  const signedIn = await server.send('/office.v1/staff/sign-in', {
    ...at,
    body: { email: 'owner@lantern.example', password: PASSWORD },
  });
  const { cookie } = signedIn;
  const answered = (path: string, { status, body }: { status: number; body: string }): Said => {
    if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
    return (JSON.parse(body) as { response: Said }).response;
  };
  const get = async (path: string) =>
    answered(path, await server.send(`/office.v1/${path}`, { ...at, cookie, method: 'GET' }));
  const press = async (path: string, body: object) =>
    answered(path, await server.send(`/office.v1/${path}`, { ...at, cookie, body }));
  return { get, press };
}

const isUnderWay = ({ state }: Task): boolean => state === 'waiting' || state === 'running';

/** Looks as the page of tasks does, until nothing is under way any more, or for so long. */
export async function untilQuiet({ get }: Desk, mostSeconds: number, kind?: string): Promise<void> {
  const until = performance.now() + mostSeconds * 1000;
  while (performance.now() < until) {
    await sleep(LOOK_MS);
    const { tasks } = (await get('tasks/list')) as { tasks: Task[] };
    if (!tasks.some((task) => isUnderWay(task) && (kind === undefined || task.kind === kind))) return;
  }
}

const draw = (desk: Desk) => desk.get(`draws/one?seriesId=${SERIES}`);

export async function freeze(desk: Desk): Promise<void> {
  await desk.press('draws/freeze', { seriesId: SERIES });
  await untilQuiet(desk, 300);
}

export async function rehearse(desk: Desk): Promise<void> {
  await Promise.all([1, 2].map(() => desk.press('draws/rehearse', { seriesId: SERIES })));
}

export async function drawLots(desk: Desk): Promise<void> {
  await desk.press('draws/record-number', { seriesId: SERIES, digits: DIGITS });
  await desk.press('draws/draw', { seriesId: SERIES });
  while ((await draw(desk)).state !== 'drawn') await sleep(LOOK_MS);
}

export async function publish(desk: Desk): Promise<void> {
  const { review } = await draw(desk);
  await desk.press('draws/publish', { seriesId: SERIES, charges: review.charges });
}

export async function callOff(desk: Desk): Promise<void> {
  const shown = await desk.get(`events/cancellation?id=${CALLED_OFF}`);
  await desk.press('events/cancel', {
    eventId: CALLED_OFF,
    name: shown.name,
    orders: shown.orders,
    reason: 'The hall is flooded',
  });
  await untilQuiet(desk, 300, 'events.cancel');
}

export async function backUp(dataDir: string, file: string): Promise<void> {
  const { exitCode, output } = await runProgram('backup', [file, '--force'], { DATA_DIR: dataDir });
  if (exitCode !== 0) throw new Error(`The backup failed: ${output}`);
}
