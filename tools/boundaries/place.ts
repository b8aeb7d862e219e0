// Where a file stands on the map.
import { browserApps, browserLayers, serverRanks, serverTop } from './arrows.ts';

export type Place =
  | { kind: 'package'; name: string }
  | { kind: 'server'; module: string; rank: number }
  | { kind: 'server-top' }
  | { kind: 'browser'; app: string; layer: number; unit: string }
  | { kind: 'browser-top'; app: string }
  | { kind: 'tools' }
  | { kind: 'unknown' };

const toolFolders = new Set(['tools', 'e2e', 'bench', 'proof']);

export function placeOf(path: string): Place {
  const [area = '', name = '', , first = '', second = ''] = path.split('/');
  if (area === 'packages') return { kind: 'package', name };
  if (area === 'apps' && name === 'server') return serverPlace(path, first);
  if (area === 'apps' && browserApps.includes(name)) return browserPlace(path, name, first, second);
  if (toolFolders.has(area) || !path.includes('/')) return { kind: 'tools' };
  return { kind: 'unknown' };
}

function serverPlace(path: string, module: string): Place {
  if (serverTop.test(path)) return { kind: 'server-top' };
  const rank = serverRanks.findIndex((modules) => modules.includes(module));
  return rank < 0 ? { kind: 'unknown' } : { kind: 'server', module, rank };
}

function browserPlace(path: string, app: string, first: string, second: string): Place {
  if (!path.startsWith(`apps/${app}/src/`) || !second) return { kind: 'browser-top', app };
  const layer = browserLayers.indexOf(first);
  return layer < 0 ? { kind: 'unknown' } : { kind: 'browser', app, layer, unit: second };
}
