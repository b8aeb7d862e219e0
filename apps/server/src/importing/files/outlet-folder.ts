// One outlet of the folder, out of the files that describe it.
import type { FolderFiles } from '../reading/folder-files.ts';
import type { NamedKind } from '../reading/names.ts';
import { parseYaml } from '../reading/parse-yaml.ts';
import type { ReadBy, Reader, Reading } from '../reading/reader.ts';
import { isEmpty } from '../reading/tree.ts';
import { contentsFile } from './contents-file.ts';
import { deliveryFile } from './delivery-file.ts';
import { eventsFile } from './events-file.ts';
import type { Event } from './events-file.ts';
import { outletFile } from './outlet-file.ts';
import { policiesFile } from './policies-file.ts';
import { readSeats } from './seats-file.ts';
import type { Seat } from './seats-file.ts';
import { seriesFile } from './series-file.ts';
import { socialFile } from './social-file.ts';
import { themeFile } from './theme-file.ts';

export interface OutletFolder {
  /** Such as `outlets/lantern-club`. */
  path: string;
  outlet: ReadBy<typeof outletFile>;
  theme: ReadBy<typeof themeFile> | null;
  policies: ReadBy<typeof policiesFile>;
  contents: ReadBy<typeof contentsFile>;
  delivery: ReadBy<typeof deliveryFile>;
  /** False where the file of delivery methods could not be read. */
  knowsDelivery: boolean;
  social: ReadBy<typeof socialFile> | null;
  series: ReadBy<typeof seriesFile>;
  events: Event[];
  /** The seating plans, by the events that use them. */
  seats: Map<Event, Seat[]>;
}

/** Reads one YAML file. What stands for a file that is not there, or cannot be read, comes along if it may be missing. */
export function readFile<T>(
  files: FolderFiles,
  reading: Reading,
  path: string,
  read: Reader<T>,
  whenMissing?: { value: T; kind?: NamedKind | undefined },
): T | undefined {
  if (whenMissing && !files.paths.includes(path)) return whenMissing.value;
  const content = files.text(path, reading.report);
  const tree = content === undefined ? undefined : parseYaml(path, content, reading.report);
  if (tree && whenMissing && isEmpty(tree)) return whenMissing.value;
  const value = tree && read(tree, reading);
  if (value === undefined && whenMissing?.kind) reading.names.giveUp(whenMissing.kind);
  return value ?? whenMissing?.value;
}

function readSeatingPlans(
  files: FolderFiles,
  reading: Reading,
  path: string,
  events: Event[],
): OutletFolder['seats'] {
  const plans = new Map<Event, Seat[]>();
  for (const event of events.filter(({ seats }) => seats)) {
    const file = `${path}/${event.seats}`;
    if (files.paths.includes(file)) {
      const content = files.text(file, reading.report);
      plans.set(event, content === undefined ? [] : readSeats(file, content, reading.report));
    } else {
      reading.report.mistake(event.placeOf('seats'), `There is no seating plan ${file}.`);
    }
  }
  return plans;
}

export function readOutletFolder(files: FolderFiles, seller: Reading, path: string): OutletFolder {
  const reading = { ...seller, names: seller.names.inside() };
  const file = <T>(name: string, read: Reader<T>, otherwise: T, kind?: NamedKind): T =>
    readFile(files, reading, `${path}/${name}.yaml`, read, { value: otherwise, kind }) ?? otherwise;
  const events = file('events', eventsFile, []);
  const delivery = file<OutletFolder['delivery']>('delivery', deliveryFile, new Map(), 'delivery method');
  return {
    path,
    outlet: readFile(files, reading, `${path}/outlet.yaml`, outletFile) as OutletFolder['outlet'],
    theme: file<OutletFolder['theme']>('theme', themeFile, null),
    policies: file('policies', policiesFile, []),
    contents: file('contents', contentsFile, []),
    delivery,
    knowsDelivery: reading.names.knows('delivery method'),
    social: file<OutletFolder['social']>('social', socialFile, null),
    series: file('series', seriesFile, new Map(), 'series'),
    events,
    seats: readSeatingPlans(files, reading, path, events),
  };
}
