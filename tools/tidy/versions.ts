import type { Rule } from './project.ts';

const isPackage = /^((packages|apps)\/[^/]+\/)?package\.json$/;
const carrier = 'packages/rules/src/client-version.ts';

/** One version for all of it: what the packages say, and what the page carries. */
export const versions: Rule = ({ texts }) => {
  const own = new Map(texts.map(({ path, text }) => [path, text]));
  const version = versionIn(own.get('package.json'));
  if (version === undefined) return [];
  const packages = texts
    .filter(({ path, text }) => isPackage.test(path) && versionIn(text) !== version)
    .map(({ path }) => ({ path, reason: `its version is not the project's, ${version}` }));
  const carried = own.get(carrier);
  return carried === undefined || carried.includes(`'${version}'`)
    ? packages
    : [...packages, { path: carrier, reason: `its version is not the project's, ${version}` }];
};

function versionIn(text: string | undefined): string | undefined {
  return /"version": "([^"]+)"/.exec(text ?? '')?.[1];
}
