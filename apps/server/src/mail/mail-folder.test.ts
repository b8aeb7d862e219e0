import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { folderCarrier } from './mail-folder.ts';
import type { WaitingMail } from './mail-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'stagedoor-letters-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const letter = (mail_id: string, is_secret: boolean) =>
  ({
    mail_id,
    is_secret,
    html: 'token-123',
    plain_text: 'token-123',
    attachments: [],
  }) as unknown as WaitingMail;
const kept = (id: string): string => readFileSync(join(folder, `${id}.json`), 'utf8');

test('[SEC-76] where it is serious, letters that carry a secret are not written in the clear', async () => {
  const now = new Date('2026-11-15T17:00:00Z');
  const serious = folderCarrier(folder, { keepsSecrets: false });
  await serious.carry(letter('a', true), now);
  await serious.carry(letter('b', false), now);
  await folderCarrier(folder, { keepsSecrets: true }).carry(letter('c', true), now);
  expect(kept('a')).not.toContain('token-123');
  expect(kept('b')).toContain('token-123');
  expect(kept('c')).toContain('token-123');
  for (const id of cases(['a', 'b', 'c']))
    expect(statSync(join(folder, `${id}.json`)).mode & 0o777).toBe(0o600);
});
