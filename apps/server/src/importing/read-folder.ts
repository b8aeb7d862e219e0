// Reads and checks a whole folder. Everything that is wrong with it is found in one go.
import { checkDemo } from './files/check-demo.ts';
import { checkOutlet } from './files/check-outlet.ts';
import { demoFile } from './files/demo-file.ts';
import { outletFolders, reportUnknownFiles } from './files/known-files.ts';
import { readFile, readOutletFolder } from './files/outlet-folder.ts';
import type { OutletFolder } from './files/outlet-folder.ts';
import { artistsFile, sellerFile, toursFile, venuesFile } from './files/seller-files.ts';
import { showsFile } from './files/shows-file.ts';
import { folderFiles } from './reading/folder-files.ts';
import type { FolderFiles } from './reading/folder-files.ts';
import { createIds } from './reading/ids.ts';
import type { Ids } from './reading/ids.ts';
import { createImages } from './reading/images.ts';
import type { Images } from './reading/images.ts';
import { createNames } from './reading/names.ts';
import type { ReadBy, Reading } from './reading/reader.ts';
import { createReport } from './reading/report.ts';
import type { Report } from './reading/report.ts';

export interface SellerFolder {
  seller: ReadBy<typeof sellerFile>;
  artists: ReadBy<typeof artistsFile>;
  venues: ReadBy<typeof venuesFile>;
  tours: ReadBy<typeof toursFile>;
  shows: ReadBy<typeof showsFile>;
  outlets: OutletFolder[];
  demo: ReadBy<typeof demoFile> | null;
}

export interface FolderRead {
  /** Whole only while the report holds no mistake. */
  folder: SellerFolder;
  report: Report;
  ids: Ids;
  images: Images;
}

function readAll(files: FolderFiles, reading: Reading): SellerFolder {
  const seller = readFile(files, reading, 'seller.yaml', sellerFile) as SellerFolder['seller'];
  const artists = readFile(files, reading, 'artists.yaml', artistsFile, {
    value: new Map(),
    kind: 'artist',
  })!;
  const venues = readFile(files, reading, 'venues.yaml', venuesFile, { value: new Map(), kind: 'venue' })!;
  const tours = readFile(files, reading, 'tours.yaml', toursFile, { value: new Map(), kind: 'tour' })!;
  const shows = readFile(files, reading, 'shows.yaml', showsFile, { value: new Map(), kind: 'show' })!;
  const demo = readFile<SellerFolder['demo']>(files, reading, 'demo.yaml', demoFile, { value: null }) ?? null;
  const outlets = outletFolders(files.paths).map((path) => readOutletFolder(files, reading, path));
  return { seller, artists, venues, tours, shows, outlets, demo };
}

export function readFolder(path: string, now: Date): FolderRead {
  const report = createReport();
  const ids = createIds(report);
  const names = createNames();
  const images = createImages(path, report);
  const files = folderFiles(path);
  reportUnknownFiles(files.paths, report);
  const folder = readAll(files, { now, report, ids, names, images });
  if (folder.outlets.length === 0) {
    report.mistake(
      { file: 'outlets', line: 1 },
      'The folder describes no outlet: each has a folder of its own here.',
    );
  }
  for (const outlet of folder.outlets) checkOutlet(outlet, folder.shows, report);
  if (folder.demo) checkDemo(folder.demo, folder.outlets, report);
  names.check(report);
  return { folder, report, ids, images };
}
