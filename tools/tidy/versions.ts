import type { Rule } from './project.ts';

const isPackage = /^((packages|apps)\/[^/]+\/)?package\.json$/;
const carriers = [
  { path: 'packages/rules/src/shops/product-version.ts', says: (version: string) => `'${version}'` },
  { path: 'CHANGELOG.md', says: (version: string) => `\n## ${version}` },
];

/** One version for all of it: what the packages say, what the program tells, and what the change log is about. */
export const versions: Rule = ({ texts }) => {
  const own = new Map(texts.map(({ path, text }) => [path, text]));
  const version = versionIn(own.get('package.json'));
  if (version === undefined) return [];
  const packages = texts
    .filter(({ path, text }) => isPackage.test(path) && versionIn(text) !== version)
    .map(({ path }) => ({ path, reason: `its version is not the project's, ${version}` }));
  const others = carriers
    .filter(({ path, says }) => own.get(path)?.includes(says(version)) === false)
    .map(({ path }) => ({ path, reason: `its version is not the project's, ${version}` }));
  return [...packages, ...others];
};

function versionIn(text: string | undefined): string | undefined {
  return /"version": "([^"]+)"/.exec(text ?? '')?.[1];
}
