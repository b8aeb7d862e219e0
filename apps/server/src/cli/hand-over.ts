import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { LONGEST_PATH, socketOf } from './command-socket.ts';
import type { Asked, Told } from './command-socket.ts';
import type { Typed } from './commands/command.ts';

/** Nobody there: no shop runs in this folder, or it ended without cleaning up. */
const ABSENT = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR']);

async function reach(path: string): Promise<Socket | undefined> {
  if (path.length > LONGEST_PATH) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (ABSENT.has(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

/** Lets the shop that runs in this folder do it. Answers how it ended, or undefined where no shop runs. */
export async function handOver(dataDir: string, name: string, typed: Typed): Promise<number | undefined> {
  const socket = await reach(socketOf(dataDir));
  if (!socket) return undefined;
  socket.write(`${JSON.stringify({ name, ...typed } satisfies Asked)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const told = JSON.parse(line) as Told;
    if ('say' in told) process.stdout.write(`${told.say}\n`);
    else if ('sentence' in told) process.stderr.write(`${told.sentence}\n`);
    else {
      socket.end();
      return told.exitCode;
    }
  }
  throw new Error('The shop stopped before the command was done.');
}
