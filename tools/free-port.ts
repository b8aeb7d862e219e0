import { createServer, type AddressInfo } from 'node:net';

/** Throws one sentence where somebody has the port already. */
export async function requireFree(port: number, host = '127.0.0.1'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
    reject(
      error.code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use: stop what uses it, or set another PORT.`)
        : error,
    ),
  );
  server.listen(port, host, () => server.close(() => resolve()));
  await promise;
}

export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return await promise;
}
