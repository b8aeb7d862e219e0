// npm run webhooks:listen -- [PORT] [whsec_…]: prints each message that comes, and whether it is signed by the secret.
import { createServer } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import { signMessage } from '../webhooks/index.ts';

const [port = '4000', secret] = process.argv.slice(2);

function isSigned(headers: NodeJS.Dict<string | string[]>, body: string): boolean {
  const id = String(headers['webhook-id']);
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  if (!secret || Number.isNaN(at.getTime())) return false;
  const expected = Buffer.from(signMessage([secret], { id, at, body })['webhook-signature'] ?? '');
  const given = String(headers['webhook-signature']).split(' ');
  return given.some(
    (each) => each.length === expected.length && timingSafeEqual(Buffer.from(each), expected),
  );
}

const say = (text: string) => process.stdout.write(`${text}\n`);

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    const { headers } = request;
    const signed = secret
      ? isSigned(headers, body)
        ? 'signed by the secret'
        : 'NOT signed by the secret'
      : '';
    say([headers['webhook-id'], signed, body, ''].join('\n'));
    response.writeHead(204).end();
  });
});
server.listen(Number(port), '127.0.0.1', () =>
  say(
    `Listening at http://127.0.0.1:${port}. Start the shop with WEBHOOK_NETWORKS=127.0.0.1, and add this address in Connections.`,
  ),
);
