import { get } from 'node:http';

/** What a file weighs on the wire, packed by gzip. */
export async function packedBytes(url: string): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const headers = { host: `${hostname}:${port}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers }, (answer) => {
      let bytes = 0;
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${pathname} came unpacked`));
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
