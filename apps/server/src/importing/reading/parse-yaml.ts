import { LineCounter, isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Document, Node, Pair, YAMLError } from 'yaml';
import type { FileLine, Report } from './report.ts';
import type { Entry, Tree } from './tree.ts';

/** What is left of `linkColor: #0b5c7a`. */
const LOST_COLOUR = /^(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?=\s|$)/i;

/** An entity-expansion bomb is no danger: an alias is one and the same tree wherever it is used. */
class TreeBuilder {
  private readonly file: string;
  private readonly document: Document;
  private readonly lines: LineCounter;
  private readonly report: Report;
  private readonly built = new Map<Node, Tree>();
  private readonly open = new Set<Node>();

  constructor(file: string, document: Document, lines: LineCounter, report: Report) {
    this.file = file;
    this.document = document;
    this.lines = lines;
    this.report = report;
  }

  placeOf(node: Node | null | undefined, otherwise: FileLine): FileLine {
    const start = node?.range?.[0];
    return start === undefined ? otherwise : { file: this.file, line: this.lines.linePos(start).line };
  }

  build(given: Node | null, label: string, parent: FileLine): Tree {
    const place = this.placeOf(given, parent);
    const node = isAlias(given) ? given.resolve(this.document) : given;
    if (!node || this.open.has(node)) return this.buildNothing(node ?? null, label, place);
    const known = this.built.get(node);
    if (known) return known;
    this.open.add(node);
    const tree = this.buildNode(node, label, place, parent);
    this.open.delete(node);
    this.built.set(node, tree);
    return tree;
  }

  private buildNothing(node: Node | null, label: string, place: FileLine): Tree {
    if (node) this.report.mistake(place, `"${label}" contains itself.`);
    return { kind: 'scalar', label, place, value: null, source: '' };
  }

  private buildNode(node: Node, label: string, place: FileLine, parent: FileLine): Tree {
    if (isMap(node)) {
      return { kind: 'map', label, place, entries: node.items.map((pair) => this.buildEntry(pair, place)) };
    }
    if (isSeq(node)) {
      const items = node.items.map((item) => this.build(item as Node | null, label, place));
      return { kind: 'list', label, place, items };
    }
    const { value, source, comment } = isScalar(node) ? node : { value: null, source: '', comment: null };
    const [lost] = value === null ? (LOST_COLOUR.exec(comment ?? '') ?? []) : [];
    if (lost !== undefined) {
      const text = `"${label}" is empty, since what follows a "#" is a comment: put it in quotes, '#${lost}'.`;
      this.report.mistake(parent, text);
    }
    return { kind: 'scalar', label, place, value, source: source ?? String(value) };
  }

  private buildEntry(pair: Pair, parent: FileLine): Entry {
    const key = isScalar(pair.key) ? String(pair.key.source ?? pair.key.value) : String(pair.key);
    const place = this.placeOf(pair.key as Node | null, parent);
    return { key, place, value: this.build(pair.value as Node | null, key, place) };
  }
}

function sentence({ code, message }: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'This key stands twice in the same place.';
  if (code === 'TAB_AS_INDENT') return 'Lines are indented with blanks, not with tabs.';
  if (code === 'MULTIPLE_DOCS') return 'A file holds one document: remove the line "---".';
  return `This is not valid YAML: ${message.split('\n')[0]?.replace(/[.:]?$/, '.')}`;
}

/** Undefined when the text cannot be understood; the report then says why. */
export function parseYaml(file: string, text: string, report: Report): Tree | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problems = [...document.errors, ...document.warnings];
  for (const problem of problems) {
    report.mistake({ file, line: lines.linePos(problem.pos[0]).line }, sentence(problem));
  }
  if (problems.some(({ code }) => code !== 'DUPLICATE_KEY')) return undefined;
  const builder = new TreeBuilder(file, document, lines, report);
  return builder.build(document.contents, file.split('/').at(-1) ?? file, { file, line: 1 });
}
