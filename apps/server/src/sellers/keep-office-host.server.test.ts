import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { keepOfficeHost } from './keep-office-host.ts';
import { reserveHost, reservedHosts } from './reserved-host-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
  await loadSmallWorld(database);
});
afterAll(() => database.close());

test('[SEC-79] the box office’s host is the one of the last start, and an outlet that has it is told of', async () => {
  const { db } = database;
  const error = vi.fn<() => void>();
  const needs = { db, log: { error } as never };
  await keepOfficeHost({ ...needs, place: { kind: 'host', host: 'office.example.com' } });
  await keepOfficeHost({ ...needs, place: { kind: 'host', host: 'staff.example.com' } });
  expect(await reservedHosts(db)).toEqual(new Set(['staff.example.com']));
  const taken = { host: 'Staff.example.com'.toLowerCase(), outlet_id: 1, is_main: false };
  await expect(db.insertInto('outlet_hosts').values(taken).execute()).rejects.toThrow("box office's own");
  expect(error).not.toHaveBeenCalled();
  expect(await reserveHost(db, hosts.lantern)).toEqual({ takenBy: 1 });
  await keepOfficeHost({ ...needs, place: { kind: 'host', host: hosts.lantern } });
  expect(error).toHaveBeenCalledTimes(1);
  await keepOfficeHost({ ...needs, place: { kind: 'none' } });
  expect(await reservedHosts(db)).toEqual(new Set());
});
