// Installs the packages when what is in node_modules is not what package-lock.json asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { root } from './folders.mjs';
import { npm } from './npm.mjs';

/** @param {string} node */
export async function ensurePackages(node) {
  if (isInstalled(root)) return;
  await alone('set-up', () => {
    if (isInstalled(root)) return;
    console.log('Installing packages …');
    // The build needs the development packages in production too.
    npm(node, ['ci', '--include=dev'], 'inherit');
  });
}

/** npm keeps its own record of what it installed, written last, so that a broken-off install leaves none.
 * @param {string} folder */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing.');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (!path.includes('node_modules/')) return true;
    return installed[path] ? installed[path].version === version : Boolean(optional ?? devOptional);
  });
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
