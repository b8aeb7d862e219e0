import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './runtime/folders.mjs';
import { cases } from './testing/cases.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names of our own numbers, as the server declares them. */
function declared(): Set<string> {
  const gauges = globSync('apps/server/src/*/*-gauges.ts', { cwd: root });
  const ours = gauges.flatMap((path) =>
    [...read(path).matchAll(/\bname: '(\w+)'/g)].map(([, name]) => name!),
  );
  const http = ['business-metrics', 'operations'].map((file) =>
    read(`apps/server/src/platform/http/${file}.ts`),
  );
  const others = http.flatMap((text) => [...text.matchAll(/'stagedoor_(\w+)'/g)].map(([, name]) => name!));
  return new Set([...ours, ...others].map((name) => `stagedoor_${name}`));
}

const named = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/stagedoor_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, '')),
  ),
];

test.each(['ops/grafana-board.json', 'ops/alerts.yaml'])('%s asks for numbers that exist', (file) => {
  const known = declared();
  for (const name of cases(named(read(file)))) expect([...known]).toContain(name);
});

test('every number of the business is on the board', () => {
  const shown = new Set(named(read('ops/grafana-board.json')));
  const missing = [...declared()].filter((name) => !shown.has(name));
  expect(missing.toSorted()).toEqual(['stagedoor_business_counted', 'stagedoor_job_failures']);
});

test('every alert names a line of the runbook', () => {
  const headings = new Set(
    [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) =>
      title!.toLowerCase().replaceAll(' ', '-'),
    ),
  );
  const alerts = read('ops/alerts.yaml').split('- alert: ').slice(1);
  for (const alert of cases(alerts)) {
    const [, anchor] = /runbook: docs\/runbook\.md#([\w-]+)/.exec(alert) ?? [];
    expect([alert.split('\n')[0], headings.has(anchor ?? '')]).toEqual([alert.split('\n')[0], true]);
  }
});
