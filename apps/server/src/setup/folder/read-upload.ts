// SETUP-11: what an uploaded folder describes, judged as the importer judges it.
import type { FolderRemark } from '@stagedoor/contract/calls/office/folder';
import type { Programme } from '@stagedoor/descriptions/programme';
import type { Scope } from '@stagedoor/descriptions/scope';
import { folderMessages } from '@stagedoor/rules/messages/folder';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { readFolder } from '../../importing/index.ts';
import { inUnpacked } from './unpack-folder.ts';

export type SellerScope = Extract<Scope, { of: 'seller' }>;

/** Whoever uploads it. */
export interface Uploader {
  sellerId: number;
  now: Date;
  /** Where they work; what is not there yet, only whoever works everywhere can make. */
  outletIds: 'all' | readonly number[];
}

export interface UploadRead {
  mistakes: FolderRemark[];
  notes: FolderRemark[];
  /** Missing while there is a mistake. */
  programme: Programme | undefined;
  scope: SellerScope;
  /** It is another seller's folder: nothing that it names is there for whoever uploads it. */
  isForeign: boolean;
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Where in the folder the place is written that a sentence is about. */
  remarkAt(problem: Pick<Problem, 'path' | 'message'>): FolderRemark;
}

function wrongHere(
  programme: Programme,
  { sellerId, outletIds }: Uploader,
): Pick<Problem, 'path' | 'message'>[] {
  if (programme.id !== sellerId)
    return [{ path: ['id'], message: folderMessages.anotherSeller(programme.id, sellerId) }];
  return programme.outlets.flatMap(({ id, name }, index) =>
    outletIds === 'all' || outletIds.includes(id)
      ? []
      : [{ path: ['outlets', index, 'id'], message: folderMessages.noRight(name) }],
  );
}

export const readUpload = (bytes: Uint8Array, uploader: Uploader): Promise<UploadRead> =>
  inUnpacked(bytes, async (folder) => {
    const { programme, report, places, images, demoSales } = readFolder(folder, uploader.now);
    const remarkAt: UploadRead['remarkAt'] = ({ path, message }) => ({ ...places.placeOf(path), message });
    const told = (remarks: typeof report.mistakes): FolderRemark[] =>
      remarks.map(({ place, text }) => ({ ...place, message: text }));
    const mistakes = [
      ...told(report.mistakes),
      ...(demoSales ? [{ file: 'demo.yaml', line: 1, message: folderMessages.demoSales }] : []),
      ...(programme ? wrongHere(programme, uploader).map(remarkAt) : []),
    ];
    return {
      mistakes,
      notes: told(report.notices),
      programme: mistakes.length === 0 ? programme : undefined,
      scope: {
        of: 'seller',
        sellerId: uploader.sellerId,
        outletIds: programme?.outlets.map(({ id }) => id) ?? [],
      },
      isForeign: programme !== undefined && programme.id !== uploader.sellerId,
      pictures: images.taken,
      remarkAt,
    };
  });
