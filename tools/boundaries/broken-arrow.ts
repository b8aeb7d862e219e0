// Says why a file may not import something, or nothing when it may.
import {
  appArrows,
  browserLayers,
  door,
  fileArrows,
  groundArrows,
  openModules,
  openToTests,
  packageArrows,
  strangers,
  testLibraries,
} from './arrows.ts';
import type { Target } from './imports.ts';
import { placeOf, type Place } from './place.ts';
import { GENERATED, isTest } from '../sources.ts';

/** Benchmarks and proofs start servers and databases as tests do. */
const isMeasuring = /^(bench|proof)\//;
/** What builds an app is a tool, and builds them all alike. */
const buildsApp = /^apps\/[^/]+\/(vite\.config|build)\.ts$/;

export function brokenArrow(from: string, target: Target): string | undefined {
  if ((isTest(from) || isMeasuring.test(from)) && isForTests(target)) return undefined;
  if (target.kind === 'file' && isTest(target.path)) return 'only tests import what is made for tests';
  if (buildsApp.test(from) && target.kind === 'file' && target.path.startsWith('tools/vite/'))
    return undefined;
  const place = placeOf(from);
  switch (place.kind) {
    case 'unknown':
    case 'tools':
      return undefined;
    case 'package':
      return ofPackage(place.name, target);
    case 'server':
    case 'server-top':
      return ofServer(place, target);
    case 'browser':
    case 'browser-top':
      return ofBrowser(place, target);
  }
}

function isForTests(target: Target): boolean {
  switch (target.kind) {
    case 'file':
      return (
        isTest(target.path) ||
        target.path.startsWith('tools/') ||
        target.path === GENERATED ||
        isOpenToTests(target.path)
      );
    case 'library':
      return isAmong(testLibraries, target.name);
    case 'builtin':
      return true;
    case 'package':
      return false;
  }
}

function isOpenToTests(path: string): boolean {
  return openToTests.some((module) => path.startsWith(`apps/server/src/${module}/`));
}

function ofPackage(name: string, target: Target): string | undefined {
  const allowed = packageArrows[name];
  if (!allowed) return `the package ${name} has no arrows (tools/boundaries/arrows.ts)`;
  switch (target.kind) {
    case 'file':
      return target.path.startsWith(`packages/${name}/`) ? undefined : `${name} → ${target.path}`;
    case 'package':
      return allowed.packages.includes(target.name) || fileArrows[name]?.test(`${target.name}/${target.path}`)
        ? undefined
        : `${name} → package ${target.name}`;
    case 'library':
      return isAmong(allowed.libraries, target.name) ? undefined : `${name} → library ${target.name}`;
    case 'builtin':
      return `${name} → ${target.name}: a package runs in browsers too`;
  }
}

function ofServer(from: Place & { kind: 'server' | 'server-top' }, target: Target): string | undefined {
  if (target.kind === 'package') return ofGround(from, target) ?? ofApp('server', target.name);
  if (target.kind !== 'file') return undefined;
  const to = placeOf(target.path);
  if (to.kind === 'server-top') {
    return from.kind === 'server-top'
      ? undefined
      : `${from.module} → ${target.path}: the top is not imported`;
  }
  if (to.kind !== 'server') return `server → ${target.path}`;
  if (from.kind === 'server') {
    if (from.module === to.module) return undefined;
    if (from.rank <= to.rank) {
      return `${from.module} (rank ${from.rank}) → ${to.module} (rank ${to.rank}): lower ranks only`;
    }
  }
  const isThroughDoor = target.path === `apps/server/src/${to.module}/${door}`;
  return isThroughDoor || openModules.includes(to.module)
    ? undefined
    : `${target.path} is behind the door of ${to.module}: import its ${door}`;
}

function ofGround(from: Place, { name, path }: Target & { kind: 'package' }): string | undefined {
  const isGround = from.kind === 'server' && openModules.includes(from.module);
  const isKnown = groundArrows[name]?.test(path) ?? true;
  return isGround && !isKnown ? `${from.module} → ${name}/${path}: it knows nothing of tickets` : undefined;
}

function ofBrowser(from: Place & { kind: 'browser' | 'browser-top' }, target: Target): string | undefined {
  if (target.kind === 'package') return ofApp(from.app, target.name);
  if (target.kind !== 'file') {
    const isForeign = target.kind === 'builtin' && from.kind === 'browser';
    return isForeign ? `${from.app} → ${target.name}: it runs in a browser` : undefined;
  }
  const to = placeOf(target.path);
  if (to.kind === 'browser-top' && to.app === from.app && from.kind === 'browser-top') return undefined;
  if (to.kind !== 'browser' || to.app !== from.app) return `${from.app} → ${target.path}`;
  if (from.kind === 'browser-top' || from.layer < to.layer) return undefined;
  const arrow = `${browserLayers[from.layer]}/${from.unit} → ${browserLayers[to.layer]}/${to.unit}`;
  if (from.layer > to.layer) return `${arrow}: ${browserLayers.join(' → ')} only`;
  const areStrangers = strangers.includes(browserLayers[from.layer]!) && from.unit !== to.unit;
  return areStrangers ? `${arrow}: ${browserLayers[from.layer]} never import each other` : undefined;
}

function ofApp(app: string, name: string): string | undefined {
  if (name in appArrows) return `${app} → app ${name}: apps never import each other`;
  return appArrows[app]?.includes(name) ? undefined : `${app} → package ${name}`;
}

/** A name stands for a library, or for all libraries of a scope. */
function isAmong(names: string[], library: string): boolean {
  return names.some((name) => library === name || library.startsWith(`${name}/`));
}
