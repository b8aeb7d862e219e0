import { posix } from 'node:path';
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import type { Report } from '../reading/report.ts';
import { outletLayout, sellerLayout } from './layout.ts';

const ofSeller = [...sellerLayout.map(({ name }) => `${name}.yaml`), 'demo.yaml'];
const ofOutlet = outletLayout.map(({ name }) => `${name}.yaml`);

const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path);

/** A misspelled file would be left out in silence: every YAML file must be one the importer reads. */
export function reportUnknownFiles(paths: readonly string[], report: Report): void {
  for (const path of paths.filter(isYaml)) {
    const [, outletFile] = /^outlets\/[^/]+\/([^/]+)$/.exec(path) ?? [];
    const known = outletFile === undefined ? ofSeller : ofOutlet;
    const name = outletFile ?? path;
    if (known.includes(name)) continue;
    report.mistake({ file: path, line: 1 }, `The importer knows no such file.${didYouMean(name, known)}`);
  }
}

/** What lies in folders without being meant: hidden files, and words for people. */
const isBeside = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.')) || /^readme(?:\.|$)/i.test(posix.basename(path));

/** A file that nobody reads is no mistake, but whoever put it there may believe otherwise. */
export function noteUnreadFiles(
  paths: readonly string[],
  isRead: (path: string) => boolean,
  report: Report,
): void {
  for (const path of paths)
    if (!isYaml(path) && !isBeside(path) && !isRead(path))
      report.notice({ file: path, line: 1 }, 'Nothing in the folder names this file: it is not read.');
}

export const outletFolders = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => /^outlets\/[^/]+(?=\/)/.exec(path) ?? [])),
];
