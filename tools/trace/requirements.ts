// The requirements as docs/requirements writes them: one line an id.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../project-files.ts';

export interface Requirement {
  id: string;
  /** What it asks for. */
  words: string;
  path: string;
  line: number;
}

const isRequirements = /^docs\/requirements\/[^/]+\.md$/;
const declaration = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* ?(.*)/;

export function readRequirements(root: string): Requirement[] {
  const texts = projectFiles(root)
    .filter((path) => isRequirements.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return requirementsIn(texts);
}

export function requirementsIn(texts: { path: string; text: string }[]): Requirement[] {
  return texts
    .filter(({ path }) => isRequirements.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((lineText, index) => {
        const [, id, words = ''] = declaration.exec(lineText) ?? [];
        return id ? [{ id, words, path, line: index + 1 }] : [];
      }),
    );
}
