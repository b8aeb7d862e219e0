import { expect, test } from 'vitest';
import { configReader } from '../platform/config-reader.ts';
import { readStaffConfig } from './staff-config.ts';

const production = { NODE_ENV: 'production' };
const STAFF_SECRET = 'only staff of this very test know it';

function read(env: Record<string, string>) {
  const reader = configReader(env);
  const config = readStaffConfig(reader);
  return { ...config, complaints: reader.complaints.join('\n') };
}

test('[STAFF-01] staff have a host of their own, or a port', () => {
  expect(read({}).place).toEqual({ kind: 'host', host: 'box-office.localhost' });
  expect(read({ BOX_OFFICE_HOST: 'Office.Example' }).place).toEqual({ kind: 'host', host: 'office.example' });
  expect(read({ BOX_OFFICE_PORT: '3001' }).place).toEqual({ kind: 'port', port: 3001 });
  expect(read({ BOX_OFFICE_HOST: 'none' }).place).toEqual({ kind: 'none' });
});

test('[STAFF-01] production wants to be told where, and with which secret', () => {
  expect(read(production).complaints).toMatch(/BOX_OFFICE_HOST(.|\n)*STAFF_SECRET/);
  expect(read({ ...production, BOX_OFFICE_HOST: 'none' }).complaints).toBe('');
  expect(read({ ...production, BOX_OFFICE_HOST: 'office.example', STAFF_SECRET }).complaints).toBe('');
  expect(read({ ...production, BOX_OFFICE_PORT: '3001', STAFF_SECRET }).complaints).toBe('');
  expect(read({ ...production, BOX_OFFICE_PORT: '3001', STAFF_SECRET: 'short' }).complaints).toContain('32');
  const dull = { ...production, BOX_OFFICE_PORT: '3001', STAFF_SECRET: 'ab'.repeat(20) };
  expect(read(dull).complaints).toContain('the same few');
});

test('a place that is none is named', () => {
  expect(read({ BOX_OFFICE_HOST: 'https://office.example' }).complaints).toContain('BOX_OFFICE_HOST');
  expect(read({ BOX_OFFICE_HOST: 'a.example', BOX_OFFICE_PORT: '3001' }).complaints).toContain('one of them');
});
