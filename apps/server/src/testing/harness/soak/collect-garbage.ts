// What a process has thrown away is no leak: it is told to collect before its memory is read.
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textOf } from '@stagedoor/rules/values/text-of';

/** For a process that is to be told so, through this port of its own. */
export const collectable = (port: number): Record<string, string> => ({
  NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
});

async function addressAt(port: number): Promise<string> {
  const listed: unknown = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
  const address = Array.isArray(listed) ? textOf(recordOf(listed[0]).webSocketDebuggerUrl) : undefined;
  if (!address) throw new Error(`Nobody listens to an inspector at port ${port}`);
  return address;
}

export async function collectGarbage(port: number): Promise<void> {
  const socket = new WebSocket(await addressAt(port));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () =>
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' })),
  );
  socket.addEventListener('message', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`The inspector at port ${port} hung up`)));
  await promise;
  socket.close();
}
