import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import type { Report } from '../reading/report.ts';
import { outletLayout, sellerLayout } from './layout.ts';

const ofSeller = [...sellerLayout.map(({ name }) => `${name}.yaml`), 'demo.yaml'];
const ofOutlet = outletLayout.map(({ name }) => `${name}.yaml`);

/** A misspelled file would be left out in silence: every YAML file must be one the importer reads. */
export function reportUnknownFiles(paths: readonly string[], report: Report): void {
  for (const path of paths.filter((each) => /\.ya?ml$/i.test(each))) {
    const [, outletFile] = /^outlets\/[^/]+\/([^/]+)$/.exec(path) ?? [];
    const known = outletFile === undefined ? ofSeller : ofOutlet;
    const name = outletFile ?? path;
    if (known.includes(name)) continue;
    report.mistake({ file: path, line: 1 }, `The importer knows no such file.${didYouMean(name, known)}`);
  }
}

export const outletFolders = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => /^outlets\/[^/]+(?=\/)/.exec(path) ?? [])),
];
