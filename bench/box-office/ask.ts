// One browser of the box office: signs in once, then asks over one connection.
import { Agent, request } from 'node:http';
import { OWNER } from './world.ts';

const host = 'box-office.localhost';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

interface Answer {
  status: number;
  cookie: string | undefined;
  body: string;
}

function send(port: number, path: string, options: { body?: object; cookie?: string }): Promise<Answer> {
  const { body, cookie } = options;
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path: `/office.v1/${path}`,
        method: body ? 'POST' : 'GET',
        agent,
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/json',
          ...(cookie && { cookie }),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
            body: text,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

export type Ask = (path: string, body?: object) => Promise<string>;

export async function signIn(port: number): Promise<Ask> {
  const { status, cookie, body } = await send(port, 'staff/sign-in', { body: OWNER });
  if (status !== 200 || !cookie) throw new Error(`The owner could not sign in: ${body}`);
  return async (path, given) => {
    const answer = await send(port, path, { cookie, ...(given && { body: given }) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
    return answer.body;
  };
}

export function hangUp(): void {
  agent.destroy();
}
