// What the titles of tests claim to prove, and whether the test that claims it runs anything of the product.
import { Visitor, type Program, type Span } from 'oxc-parser';
import { lineAt, type Source } from '../sources.ts';
import { runsIn } from './runs-product.ts';

export interface Claim {
  file: string;
  line: number;
  /** The ids in brackets of a title: `[CART-07, CART-08]`. */
  ids: string[];
  title: string;
  /** False where only constants and tables of names are compared, which would hold if no screen used them. */
  runsProduct: boolean;
}

const id = /[A-Z]+(?:-[A-Z]+)*-\d+/g;
const brackets = /\[[A-Z]+(?:-[A-Z]+)*-\d+[^\]]*\]/g;
const isTestFile = /\.(test|spec)\.tsx?$/;
/** A whole app, a whole browser: what such a file proves, it proves by running. */
const isWhole = /\.spec\.ts$|\.server\.test\.ts$/;

export function claimsOf(sources: Source[]): Claim[] {
  return sources.filter(({ path }) => isTestFile.test(path)).flatMap((source) => claimsIn(source, sources));
}

function claimsIn(source: Source, sources: Source[]): Claim[] {
  const titles = titlesIn(source.parsed.program);
  if (titles.length === 0) return [];
  const runs = isWhole.test(source.path) ? () => true : runsIn(source, sources);
  return titles.map(({ start, end, title }) => ({
    file: source.path,
    line: lineAt(source.text, start),
    ids: idsIn(title),
    title,
    runsProduct: runs({ start, end }),
  }));
}

/** Only what stands in brackets is claimed. */
export function idsIn(words: string): string[] {
  return [...words.matchAll(brackets)].flatMap(([group]) => [...group.matchAll(id)].map(([found]) => found));
}

function titlesIn(program: Program): (Span & { title: string })[] {
  const found: (Span & { title: string })[] = [];
  const add = ({ start, end }: Span, title: string) => {
    if (idsIn(title).length > 0) found.push({ start, end, title });
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateLiteral: (node) => add(node, node.quasis.map(({ value }) => value.cooked).join('…')),
  }).visit(program);
  return found;
}
