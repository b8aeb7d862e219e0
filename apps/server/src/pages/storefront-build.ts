// The built storefront: its HTML template, its manifest and the bundle that draws it on the server.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGLISH_LANGUAGE, shopLanguages } from '@stagedoor/rules/language/shop-languages';
import type { Bootstrap } from '@stagedoor/contract/bootstrap';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { escapeHtml } from './html.ts';

export interface Drawing {
  html: string;
  status: number;
  title: string;
  /** Source modules of the lazy parts that were drawn. */
  chunks: string[];
  /** The bootstrap for the page, as JSON that may stand inside a script element. */
  state: string;
}

type Draw = (options: {
  url: string;
  bootstrap: Bootstrap;
  /** Of the hall that the page shows: drawn into it, and not among its answers. */
  plan?: SeatPlan | undefined;
}) => Promise<Drawing>;

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
}

export interface StorefrontBuild {
  template: string;
  draw: Draw;
  /** Link elements that fetch early what the named source modules need. */
  preloadsFor(chunks: string[]): string[];
  assetsFolder: string;
}

const storefrontFolder = join(import.meta.dirname, '../../../storefront/dist');

function filesBehind(manifest: Record<string, ManifestEntry>, chunks: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    for (const style of entry.css ?? []) files.add(style);
    for (const imported of entry.imports ?? []) visit(imported);
  };
  chunks.forEach(visit);
  return files;
}

function preloadLink(file: string): string {
  const href = escapeHtml(`/${file}`);
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${href}">`
    : `<link rel="modulepreload" href="${href}">`;
}

/** By language, English among them; none when nothing was built. */
export async function openStorefrontBuilds(folder = storefrontFolder): Promise<Map<string, StorefrontBuild>> {
  const builds = new Map<string, StorefrontBuild>();
  for (const code of Object.keys(shopLanguages)) {
    const build = await openStorefrontBuild(code === ENGLISH_LANGUAGE ? folder : join(folder, code));
    if (build) builds.set(code, build);
  }
  return builds;
}

/** Undefined when nothing was built, as in development, where Vite serves the page. */
async function openStorefrontBuild(folder: string): Promise<StorefrontBuild | undefined> {
  const templateFile = join(folder, 'client/index.html');
  const bundle = join(folder, 'server/entry-server.js');
  const manifestFile = join(folder, 'client/.vite/manifest.json');
  // One that is being written just now stands there in part.
  if (![templateFile, bundle, manifestFile].every((file) => existsSync(file))) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const template = readFileSync(templateFile, 'utf8');
  const { render } = (await import(pathToFileURL(bundle).href)) as { render: Draw };
  return {
    template,
    draw: render,
    preloadsFor: (chunks) =>
      [...filesBehind(manifest, chunks)].filter((file) => !template.includes(file)).map(preloadLink),
    assetsFolder: join(folder, 'client'),
  };
}
