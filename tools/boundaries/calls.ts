// Path, name and file of a call are one: the contract says which module serves it, and its handler stands there, in
// `calls/`, in a file of the call's name. Nothing else stands there, and nothing else serves it.
import { Visitor, type Argument, type Expression, type ObjectExpression } from 'oxc-parser';
import { isTest, lineAt, type Source } from '../sources.ts';
import type { Finding } from './finding.ts';

const isContract = /^packages\/contract\/src\/calls\//;
const isServer = /^apps\/server\/src\//;
const isCallFile = /^apps\/server\/src\/([^/]+)\/calls\/(.+)\.ts$/;
const declaring = new Set(['shopCall', 'officeCall']);
const serving = /^handle(Alike|Arriving|AtDoor|SignedIn)?$/;
const contractCalls = '@stagedoor/contract/calls/';

export interface DeclaredCall {
  name: string;
  module: string;
  /** Where it is declared. */
  path: string;
  line: number;
  /** Where it is served. */
  home: string;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function declaredCalls(sources: Source[]): DeclaredCall[] {
  const found: DeclaredCall[] = [];
  for (const { path, text, parsed } of sources) {
    if (!isContract.test(path) || isTest(path)) continue;
    new Visitor({
      CallExpression: ({ callee, arguments: [declaration], start }) => {
        if (callee.type !== 'Identifier' || !declaring.has(callee.name)) return;
        const [name, module] = ['name', 'module'].map((field) => literalIn(declaration, field));
        const home = `apps/server/src/${module}/calls/${kebab(name ?? '')}.ts`;
        found.push({ name: name ?? '', module: module ?? '', path, line: lineAt(text, start), home });
      },
    }).visit(parsed.program);
  }
  return found;
}

function literalIn(declaration: Argument | undefined, field: string): string | undefined {
  if (declaration?.type !== 'ObjectExpression') return undefined;
  return (declaration as ObjectExpression).properties
    .flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const { value } = property;
      return property.key.name === field && value.type === 'Literal' ? [String(value.value)] : [];
    })
    .at(0);
}

export function strayCalls(sources: Source[], calls: DeclaredCall[]): Finding[] {
  const product = sources.filter(({ path }) => isServer.test(path) && !isTest(path));
  const served = product.flatMap(servedIn);
  return [
    ...calls.flatMap((call) => withoutHandler(call, served)),
    ...product.flatMap(({ path }) => withoutCall(path, calls)),
    ...served.flatMap((place) => servedElsewhere(place, calls)),
  ];
}

interface Served {
  name: string;
  path: string;
  line: number;
}

function withoutHandler({ name, path, line, home }: DeclaredCall, served: Served[]): Finding[] {
  const isServed = served.some((place) => place.name === name && place.path === home);
  return isServed ? [] : [{ path, line, reason: `the call ${name} is not served: ${home} must do it` }];
}

function withoutCall(path: string, calls: DeclaredCall[]): Finding[] {
  if (!isCallFile.test(path) || calls.some(({ home }) => home === path)) return [];
  return [{ path, line: 1, reason: 'stands among the calls, and the contract has none of this name here' }];
}

function servedElsewhere({ name, path, line }: Served, calls: DeclaredCall[]): Finding[] {
  const call = calls.find((each) => each.name === name);
  return !call || call.home === path
    ? []
    : [{ path, line, reason: `the call ${name} is ${call.module}'s: ${call.home} serves it` }];
}

/** Every call of the contract that a file joins to code, whatever the file calls it. */
function servedIn({ path, text, parsed }: Source): Served[] {
  const imported = new Map<string, string>();
  const found: Served[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.startsWith(contractCalls)) return;
      for (const specifier of specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imported.set(specifier.local.name, specifier.imported.name);
    },
    CallExpression: ({ callee, arguments: [call], start }) => {
      if (callee.type !== 'Identifier' || !serving.test(callee.name) || !call) return;
      const name = nameOf(call as Expression, imported);
      if (name !== undefined) found.push({ name, path, line: lineAt(text, start) });
    },
  }).visit(parsed.program);
  return found;
}

/** `createOrder`, or `calls.createOrder` where something else has that name. */
function nameOf(call: Expression, imported: ReadonlyMap<string, string>): string | undefined {
  if (call.type === 'Identifier') return imported.get(call.name);
  return call.type === 'MemberExpression' && call.property.type === 'Identifier'
    ? call.property.name
    : undefined;
}
