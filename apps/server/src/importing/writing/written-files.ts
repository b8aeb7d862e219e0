// A description as the files of a folder that describes the same.
import { stringify } from 'yaml';
import type { Schema } from '@stagedoor/descriptions/fields/forms';
import type { Programme } from '@stagedoor/descriptions/programme';
import { outletLayout, sellerLayout } from '../files/layout.ts';
import type { FileOfPart } from '../files/layout.ts';
import { namesOfShows, shortNames } from './short-names.ts';
import type { ShortNames } from './short-names.ts';
import { writeRecord, writeValue } from './write-value.ts';
import type { Writing } from './write-value.ts';
import { writtenSeats } from './written-seats.ts';

type Outlet = Programme['outlets'][number];
type Event = Outlet['events'][number];

export interface WrittenFiles {
  files: Map<string, string>;
  /** Pictures that the files name, by their paths in the folder: where each is kept. */
  images: Map<string, string>;
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function writeParts(
  layout: readonly FileOfPart[],
  whole: object,
  folder: string,
  writing: Writing,
  files: Map<string, string>,
): void {
  const held = whole as Record<string, unknown>;
  for (const { name, key, schema } of layout) {
    if (key !== undefined && isNothing(held[key])) continue;
    const content =
      key === undefined ? writeRecord(schema, whole, writing) : writeValue(schema, held[key], writing);
    files.set(`${folder}${name}.yaml`, stringify(content, { lineWidth: 0 }));
  }
}

const levelNames = (_schema: Schema, record: Record<string, unknown>): Record<string, ShortNames> => {
  const items = record['items'] as Event['items'] | undefined;
  return items ? { 'price level': shortNames(items.flatMap(({ levels }) => levels)) } : {};
};

/** A seat of an event, whose level is known by its id, or of a hall, where it is a mere name. */
type WrittenSeat = Omit<NonNullable<Event['seats']>[number], 'level'> & { level: number | string | null };

/** Who has the same hall shares its plan. */
function seatFiles(folder: string, under: string, files: Map<string, string>): Writing['seats'] {
  const known = new Map<string, string>();
  return (seats, names) => {
    const content = writtenSeats(seats as WrittenSeat[], ({ level }) =>
      typeof level === 'number' ? (names.get(level) ?? '') : (level ?? ''),
    );
    const path = known.get(content) ?? `${under}/plan-${known.size + 1}.csv`;
    known.set(content, path);
    files.set(`${folder}${path}`, content);
    return path;
  };
}

export function writtenFiles(programme: Programme): WrittenFiles {
  const files = new Map<string, string>();
  const images = new Map<string, string>();
  const names = {
    artist: shortNames(programme.artists),
    venue: shortNames(programme.venues),
    hall: shortNames(programme.halls),
    tour: shortNames(programme.tours),
    show: namesOfShows(programme),
  };
  const image = (address: string): string => {
    const path = address.slice(1);
    images.set(path, address);
    return path;
  };
  const writing: Writing = {
    currency: programme.currency,
    zone: programme.timeZone,
    names,
    image,
    seats: seatFiles('', 'halls', files),
    inside: levelNames,
  };
  writeParts(sellerLayout, programme, '', writing, files);
  const folders = shortNames(programme.outlets);
  for (const outlet of programme.outlets) {
    const folder = `outlets/${folders.get(outlet.id)}/`;
    const ofOutlet = { series: shortNames(outlet.series), 'delivery method': shortNames(outlet.delivery) };
    const inOutlet = {
      ...writing,
      names: { ...names, ...ofOutlet },
      seats: seatFiles(folder, 'seats', files),
    };
    writeParts(outletLayout, outlet, folder, inOutlet, files);
  }
  return { files, images };
}
