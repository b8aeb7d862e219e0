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

/** Reads the plans of one outlet into its events. */
export function readPlans(
  files: FolderFiles,
  folder: string,
  plans: readonly WrittenPlan[],
  levelsOfEvents: readonly LevelNames[],
  reading: Reading,
): void {
  for (const { event, eventPath, file, place } of plans) {
    const name = `${folder}/${file}`;
    const path = [...eventPath, 'seats'];
    const content = files.paths.includes(name) ? files.text(name, reading.report) : undefined;
    const seats = content === undefined ? undefined : readSeats(name, content, reading.report);
    if (!files.paths.includes(name)) reading.report.mistake(place, `There is no seating plan ${name}.`);
    if (!seats) reading.wrong.add(path);
    const levels = levelsOfEvents[Number(eventPath.at(-1))] ?? new Map<string, unknown>();
    event['seats'] = seats?.map((seat, index) => seatOf(seat, levels, [...path, index], reading));
  }
}
