// Seating plans lie in files of their own and name price levels by their short names.
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import type { Path } from '@stagedoor/rules/programme/problem';
import type { FolderFiles } from '../reading/folder-files.ts';
import type { Reading } from '../reading/reading.ts';
import type { WrittenPlan } from '../reading/written-plan.ts';
import type { LevelNames } from './levels-of-events.ts';
import { readSeats } from './seats-file.ts';
import type { WrittenSeat } from './seats-file.ts';

function seatOf(
  { place, level, ...seat }: WrittenSeat,
  levels: LevelNames,
  path: Path,
  { report, places, wrong }: Reading,
): object {
  places.set(path, { key: place, value: place });
  const id = levels.get(level);
  if (typeof id !== 'number') wrong.add([...path, 'level']);
  if (!levels.has(level)) {
    report.mistake(place, `The event has no price level "${level}".${didYouMean(level, levels.keys())}`);
  }
  return { ...seat, level: id };
}

function seatsIn(
  files: FolderFiles,
  name: string,
  { path, place }: WrittenPlan,
  of: 'event' | 'hall',
  reading: Reading,
): WrittenSeat[] | undefined {
  const content = files.paths.includes(name) ? files.text(name, reading.report) : undefined;
  const seats = content === undefined ? undefined : readSeats(name, content, reading.report, of);
  if (!files.paths.includes(name)) reading.report.mistake(place, `There is no seating plan ${name}.`);
  if (!seats) reading.wrong.add([...path, 'seats']);
  return seats;
}

/** Reads the plans of halls, whose levels are mere names. */
export function readHallPlans(files: FolderFiles, reading: Reading): void {
  for (const plan of reading.hallPlans.splice(0)) {
    const seats = seatsIn(files, plan.file, plan, 'hall', reading);
    plan.holder['seats'] = seats?.map(({ place, level, ...seat }, index) => {
      reading.places.set([...plan.path, 'seats', index], { key: place, value: place });
      return { ...seat, level: level === '' ? null : level };
    });
  }
}

const EVENT_AT = 3;

/** Puts ids in the place of levels that events paint with. */
export function readNamedLevels(levelsOfEvents: readonly LevelNames[], reading: Reading): void {
  for (const { name, place, path, resolve } of reading.namedLevels.splice(0)) {
    const levels = levelsOfEvents[Number(path[EVENT_AT])] ?? new Map<string, unknown>();
    const id = levels.get(name);
    if (typeof id === 'number') resolve(id);
    else reading.wrong.add(path);
    if (!levels.has(name))
      reading.report.mistake(
        place,
        `The event has no price level "${name}".${didYouMean(name, levels.keys())}`,
      );
  }
}

/** Reads the plans of one outlet into its events. */
export function readPlans(
  files: FolderFiles,
  folder: string,
  plans: readonly WrittenPlan[],
  levelsOfEvents: readonly LevelNames[],
  reading: Reading,
): void {
  for (const plan of plans) {
    const path = [...plan.path, 'seats'];
    const seats = seatsIn(files, `${folder}/${plan.file}`, plan, 'event', reading);
    const levels = levelsOfEvents[Number(plan.path[EVENT_AT])] ?? new Map<string, unknown>();
    plan.holder['seats'] = seats?.map((seat, index) => seatOf(seat, levels, [...path, index], reading));
  }
}
