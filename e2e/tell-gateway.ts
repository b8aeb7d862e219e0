// The gateway's stand-in is told what to do at a host of its own.
import { request } from 'node:http';

export interface GatewayAnswer {
  status: number | undefined;
  text: string;
}

export async function tellGateway(
  port: number,
  path: `/control/${string}`,
  body?: object,
): Promise<GatewayAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<GatewayAnswer>();
  const headers = { host: 'gateway.localhost', 'content-type': 'application/json' };
  const to = { host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers };
  const asked = request(to, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (part: string) => (text += part));
    answer.on('end', () => resolve({ status: answer.statusCode, text }));
  });
  asked.on('error', reject).end(body && JSON.stringify(body));
  return await promise;
}
