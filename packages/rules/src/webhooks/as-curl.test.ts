import { expect, test } from 'vitest';
import { asCurl } from './as-curl.ts';

test('[HOOK-06] a delivery is copied as a command that sends the very same, and no word of it is a command', () => {
  const headers = [{ name: 'webhook-id', value: 'msg_1' }];
  const body = '{"data":"it\'s; $(rm -rf /) `x`"}';
  expect(asCurl({ url: 'https://crm.example/a?b=c&d', headers, body }).split(' \\\n  ')).toEqual([
    "curl 'https://crm.example/a?b=c&d'",
    "--header 'content-type: application/json'",
    "--header 'webhook-id: msg_1'",
    String.raw`--data-raw '{"data":"it'\''s; $(rm -rf /) \`x\`"}'`.replaceAll('\\`', '`'),
  ]);
});
