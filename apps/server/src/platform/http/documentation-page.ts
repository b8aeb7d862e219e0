// The contract as a page to read: every call, who may make it, what it takes, answers and refuses.
import { lastOf } from '@stagedoor/rules/values/last-of';

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  responses: Record<string, Answer>;
}

interface Answer {
  /** Refusals that several calls share stand once. */
  $ref?: string;
  description?: string;
  content?: { 'application/json': { schema: Schema } };
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: string[];
  anyOf?: Schema[];
}

const escape = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);

function typeName(schema: Schema): string {
  if (schema.$ref) {
    const name = lastOf(schema.$ref.split('/'));
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(value)}</code>`).join(' or ');
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.type === 'array' && schema.items) return `list of ${typeName(schema.items)}`;
  return escape([schema.type ?? 'anything'].flat().join(' or '));
}

function fieldRows(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const need = schema.required?.includes(name) ? 'always' : 'may be missing';
    return `<tr><td><code>${escape(name)}</code></td><td>${typeName(field)}</td><td>${need}</td></tr>`;
  });
  return rows.length === 0
    ? '<p>No fields.</p>'
    : `<table><tr><th>Field</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

/** What a call that reads is asked in its address, and what else travels beside the body. */
function questionRows({ parameters }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema }) => {
    const need = required ? 'always' : 'may be missing';
    return `<tr><td><code>${escape(name)}</code></td><td>${typeName(schema)}</td><td>${place}, ${need}</td></tr>`;
  });
  return `<table><tr><th>Parameter</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

type Answers = Readonly<Record<string, Answer>>;

function describe(path: string, method: string, operation: Operation, shared: Answers): string {
  const input = operation.requestBody?.content['application/json'].schema;
  const output = operation.responses['200']?.content?.['application/json'].schema.properties?.response;
  const refusals = Object.entries(operation.responses)
    .filter(([status]) => status !== '200')
    .map(([status, answer]) => {
      const { description = '' } = answer.$ref ? (shared[lastOf(answer.$ref.split('/'))] ?? answer) : answer;
      return `<p>${status}: ${escape(description).replaceAll('\n\n', '; ')}</p>`;
    });
  return `<section id="${operation.operationId}"><h2><b>${method.toUpperCase()}</b> ${escape(path)}</h2>
    <p>${escape(operation.summary)} <i>${escape(operation.description)}</i></p>
    <p>${input ? `Takes ${typeName(input)}. ` : ''}${output ? `Answers ${typeName(output)}.` : ''}</p>
    ${questionRows(operation)}${refusals.join('')}
  </section>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#faf8f3}
section{background:#fff;border:1px solid #e5e0d8;border-radius:14px;padding:1px 20px;margin:12px 0}
h2{font-size:1.05rem}h2 b{color:#b3261e}table{border-collapse:collapse;margin:0 0 16px}
td,th{text-align:left;padding:4px 24px 4px 0;border-bottom:1px solid #eee}a{color:#8a1c15}`;

export function documentationPage(description: Record<string, unknown>, forPrograms: string): string {
  const { paths, components } = description as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema>; responses: Answers };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      describe(path, method, operation, components.responses),
    ),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="${name}"><h2>${name}</h2>${fieldRows(schema)}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Calls of Stagedoor</title><style>${style}</style><h1>Calls</h1>
    <p>Every answer travels inside <code>response</code>; every refusal is <code>error</code>, <code>message</code> and
    <code>code</code>. For programs: <a href="${forPrograms}">openapi.json</a>.</p>
    ${calls.join('')}<h1>Shapes</h1>${shapes.join('')}</html>`;
}
