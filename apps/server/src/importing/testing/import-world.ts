// A database and folders to import into it.
import { importFiles } from '../../testing/import-files.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { EngineKind, TestDatabase } from '../../testing/test-database.ts';
import type { ImportOptions, ImportResult } from '../import-folder.ts';
import { writeFolder } from './write-folder.ts';
import type { Files } from './write-folder.ts';

export interface ImportWorld {
  database: TestDatabase;
  load(files: Files, options?: Partial<Omit<ImportOptions, 'harmChecks'>>): Promise<ImportResult>;
  close(): Promise<void>;
}

export async function importWorld(engine: EngineKind): Promise<ImportWorld> {
  const database = await testDatabase(engine);
  return {
    database,
    load: async (files, options = {}) => {
      const folder = writeFolder(files);
      try {
        const now = new Date('2026-11-15T12:00:00Z');
        return await importFiles(database, folder.path, { now, ...options });
      } finally {
        folder.remove();
      }
    },
    close: async () => {
      await database.close();
    },
  };
}

/** The folder with some text in a file put in place of another. */
export function withText(files: Files, file: string, from: string | RegExp, to: string): Files {
  const before = String(files[file]);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not hold ${from}`);
  return { ...files, [file]: after };
}

export const remarksOf = ({ mistakes }: ImportResult): string[] =>
  mistakes.map(({ place, text }) => `${place.file}:${place.line}: ${text}`);

/** What changed, without what did not: `{ events: 'updated 1' }`. */
export function changesOf({ changes }: ImportResult): Record<string, string> {
  const words = ['created', 'updated', 'removed'] as const;
  return Object.fromEntries(
    changes.flatMap((change) => {
      const said = words.filter((word) => change[word] > 0).map((word) => `${word} ${change[word]}`);
      return said.length > 0 ? [[change.kind, said.join(', ')]] : [];
    }),
  );
}
