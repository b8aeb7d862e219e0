// The least a React page can be: one heading, built with the same Vite, served packed from memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../../tools/runtime/folders.mjs';

const html = '<!doctype html><html lang="en"><title>Empty</title><div id="root"></div>';
const script = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'All Events'));
`;

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' };

async function buildEmptyPage(): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(join(root, '.cache/empty-page-'));
  writeFileSync(join(folder, 'index.html'), `${html}<script type="module" src="./main.js"></script></html>`);
  writeFileSync(join(folder, 'main.js'), script);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: { polyfill: false } },
  }).finally(() => rmSync(folder, { recursive: true }));
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      `/${file.fileName}`,
      gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }),
    ]),
  );
}

export async function serveEmptyPage(port: number): Promise<{ stop: () => void }> {
  const files = await buildEmptyPage();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const file = files.get(path);
    response.writeHead(file ? 200 : 404, {
      'content-type': types[path.split('.').at(-1) ?? ''] ?? 'text/plain',
      'content-encoding': 'gzip',
    });
    response.end(file);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { stop: () => server.close() };
}
