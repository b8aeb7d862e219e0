// The demo's programme is typed again, show by show and series by series, into a seller that has its venues, halls and
// outlets from files and nothing else. What files alone can say stays in them: an evening that three outlets sell under
// names of their own, and seats that come from a table instead of a hall; those shows are emptied and typed again.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { cases } from '../../../../tools/testing/cases.ts';
import { importFolder } from '../importing/index.ts';
import { readZip } from '../platform/archive/read-zip.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';

type Files = ReadonlyMap<string, Buffer>;
type Facts = Record<string, unknown>;

const demo = join(import.meta.dirname, '../../../../demo/lantern');
const folders: string[] = [];
const apps: TestApp[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  for (const app of apps) await app.close();
});

/** Before the first of the demo's series opened: whoever types a programme does so before fans ask for it. */
const BEFORE = new Date('2023-11-15T17:00:00Z');

async function shopOf(folder: string, at?: Date): Promise<{ app: TestApp; owner: Founder }> {
  const app = await testApp('server', {
    environment: { GUESSES_PER_MINUTE: '1000', REQUESTS_PER_MINUTE: '100000' },
  });
  apps.push(app);
  if (at) app.clock.shiftTo(at);
  const owner = await foundShop(app);
  await app.database.runScript(
    `delete from outlet_openings; delete from outlet_publishes; delete from outlet_draft_fields`,
  );
  const { mistakes } = await importFolder(app.database, folder, {
    now: app.clock.now(),
    harmChecks: [],
    takeOver: true,
    demoAllowed: true,
  });
  expect(mistakes).toEqual([]);
  return { app, owner };
}

async function filesOf(owner: Founder): Promise<Files> {
  const { body } = await owner.send('setup/export-folder', {});
  const read = readZip(Buffer.from(body.bytes, 'base64'), { files: 5000, bytes: 100_000_000 });
  if ('wrong' in read) throw new Error(read.wrong);
  return read.files;
}

/** Whoever reads it knows what stands in such a file. */
const yamlOf = (files: Files, path: string) => parse(String(files.get(path) ?? '{}'));
const eventFiles = (files: Files): string[] =>
  [...files.keys()].filter((path) => path.endsWith('/events.yaml'));

/** Evenings that several outlets sell, or whose seats stand in a table. */
function ofFilesAlone(files: Files): Set<string> {
  const events = eventFiles(files).flatMap((path): { show: string; seats?: string }[] => yamlOf(files, path));
  const seen = events.map(({ show }) => show);
  return new Set(seen.filter((show, index) => events[index]?.seats || seen.indexOf(show) !== index));
}

/** Their events, by number. */
function eventsOfFilesAlone(files: Files): Set<number> {
  const shows = ofFilesAlone(files);
  const events = eventFiles(files).flatMap((path): { id: number; show: string }[] => yamlOf(files, path));
  return new Set(events.flatMap(({ id, show }) => (shows.has(show) ? [id] : [])));
}

/** Without series, and without all shows that rooms can make. */
function withoutProgramme(files: Files): string {
  const shared = ofFilesAlone(files);
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-rebuilt-'));
  folders.push(folder);
  const keep = (path: string, content: Buffer | string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const shows = Object.entries<Facts>(yamlOf(files, 'shows.yaml'));
  const left = shows.filter(([key]) => shared.has(key));
  const artists = new Set(left.map(([, { artist }]) => artist));
  for (const [path, content] of files) {
    if (path.endsWith('series.yaml') || path === 'tours.yaml' || path.endsWith('words.yaml')) continue;
    if (path === 'shows.yaml') keep(path, stringify(Object.fromEntries(left)));
    else if (path === 'artists.yaml') {
      const all = Object.entries<Facts>(yamlOf(files, path));
      keep(path, stringify(Object.fromEntries(all.filter(([key]) => artists.has(key)))));
    } else if (path.endsWith('events.yaml')) {
      const all: Facts[] = yamlOf(files, path);
      const events = all.filter(({ show }) => shared.has(String(show)));
      keep(path, stringify(events.map(({ series: _series, ...event }) => event)));
    } else if (path.endsWith('/outlet.yaml')) {
      // A password is not told by any file.
      keep(path, String(content).replace('password: true', 'password: a quiet harbour'));
    } else keep(path, content);
  }
  return folder;
}

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : [[key, withoutIds(each)]])),
  );
};

/** Numbers are given anew. What an outlet alone calls its show, its picture and its doors are the show's own there. */
function programmeIn(files: Files): Record<string, unknown> {
  const shared = ofFilesAlone(files);
  const shows: Record<string, Facts> = yamlOf(files, 'shows.yaml');
  const told: Record<string, unknown> = { shows };
  for (const path of ['artists.yaml', 'tours.yaml', 'venues.yaml', 'halls.yaml', 'seller.yaml'])
    told[path] = yamlOf(files, path);
  for (const path of [...files.keys()].filter((each) => each.endsWith('series.yaml')))
    told[path] = yamlOf(files, path);
  for (const path of eventFiles(files)) {
    const all: Facts[] = yamlOf(files, path);
    const events = all.map((event) => {
      const show = shows[String(event['show'])]!;
      if (shared.has(String(event['show']))) return event;
      const { name, image, doors, ...rest } = event;
      Object.assign(show, name && { name }, image && { image }, doors && { doors });
      return rest;
    });
    told[path] = events.toSorted((one, other) => (String(one['show']) < String(other['show']) ? -1 : 1));
  }
  return withoutIds(told) as Record<string, unknown>;
}

function must(isSo: boolean, otherwise: unknown): void {
  if (!isSo) throw new Error(JSON.stringify(otherwise));
}

class Rooms {
  private readonly owner: Founder;
  constructor(owner: Founder) {
    this.owner = owner;
  }

  async read(path: string): Promise<Facts> {
    const { status, body } = await this.owner.send(path);
    must(status === 200, [path, status, body]);
    return body;
  }

  async begin(what: 'show' | 'series', outletId: number): Promise<number> {
    return (await this.owner.send(`setup/make-${what}`, { outletId })).body.draftId;
  }

  /** Nothing where it says what is public already. */
  async type(what: 'show' | 'series', key: Facts, sheet: Facts): Promise<number | undefined> {
    const fields = Object.entries(sheet).map(([field, value]) => ({ field, value, anyway: true }));
    const { status, body } = await this.owner.send(`setup/save-${what}`, { ...key, fields });
    must(status === 200 && body.problems.length === 0, [status, body.problems ?? body, body.name]);
    return body.draftId;
  }

  async publish(draftId: number | undefined): Promise<{ eventIds: number[]; seriesIds: number[] }> {
    if (draftId === undefined) return { eventIds: [], seriesIds: [] };
    const plan = (await this.owner.send('setup/plan-shows', { draftIds: [draftId] })).body;
    must(plan.shows.length === 1 && plan.shows[0].stays.length === 0, plan.shows);
    const { version, letters } = plan;
    const done = await this.owner.send('setup/publish-shows', {
      draftIds: [draftId],
      version,
      letters,
      takeOver: true,
    });
    must(done.status === 200, done.body);
    return done.body;
  }
}

describe('[PROG-01] [PROG-05] [PROG-12] the demo’s programme, typed into the rooms', () => {
  test('exports to the same files', async () => {
    const first = await shopOf(demo);
    const files = await filesOf(first.owner);
    const from = new Rooms(first.owner);
    const second = await shopOf(withoutProgramme(files), BEFORE);
    const into = new Rooms(second.owner);
    expect(programmeIn(await filesOf(second.owner))).not.toEqual(programmeIn(files));

    for (const [path, bytes] of cases([...files].filter(([each]) => each.startsWith('images/'))))
      await second.owner.send('setup/upload-show-picture', {
        outletId: 1,
        name: path,
        bytes: bytes.toString('base64'),
      });

    const tours = new Map<unknown, unknown>();
    const seriesIds = new Map<unknown, unknown>();
    const { series } = (await from.read('setup/series-list')) as {
      series: { id: number; outletId: number }[];
    };
    for (const { id, outletId } of cases(series.toSorted((one, other) => one.id - other.id))) {
      const { published, choices } = await from.read(`setup/series?seriesId=${id}`);
      const sheet = published as Facts;
      const called = (choices as { tours: { id: number; name: string }[] }).tours.find(
        (tour) => tour.id === sheet['tour'],
      );
      const tour = called && (tours.get(called.id) ?? { name: called.name });
      const draftId = await into.begin('series', outletId);
      await into.type('series', { draftId }, { ...sheet, tour: tour ?? null });
      const done = await into.publish(draftId);
      seriesIds.set(id, done.seriesIds[0]);
      const now = (await into.read(`setup/series?seriesId=${done.seriesIds[0]}`))['published'] as Facts;
      if (called) tours.set(called.id, now['tour']);
    }

    const shared = eventsOfFilesAlone(files);
    const outletOf = new Map(
      (
        await first.app.database.db
          .selectFrom('outlet_events')
          .select(['outlet_event_id', 'outlet_id'])
          .execute()
      ).map((row) => [row.outlet_event_id, row.outlet_id]),
    );
    for (const [eventId, outletId] of cases([...outletOf].toSorted(([one], [other]) => one - other))) {
      const sheet = (await from.read(`setup/show?eventId=${eventId}`))['published'] as Facts;
      const typed = { ...sheet, series: seriesIds.get(sheet['series']) ?? null };
      if (shared.has(eventId)) {
        await into.publish(await into.type('show', { eventId }, { description: null, contents: [] }));
        await into.publish(await into.type('show', { eventId }, typed));
        continue;
      }
      const draftId = await into.begin('show', outletId);
      await into.type('show', { draftId }, typed);
      await into.publish(draftId);
    }
    expect(programmeIn(await filesOf(second.owner))).toEqual(programmeIn(files));
  }, 900_000);
});
