import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';
import { temporaryTree } from './testing/temporary-tree.ts';

test('leaves out what git would leave out', () => {
  const root = temporaryTree({
    '.gitignore': 'node_modules/\n/pictures/\ndata-*/\n*.log\n',
    '.git/config': '',
    'a.ts': '',
    'a.log': '',
    'apps/node_modules/b.ts': '',
    'apps/data-table.ts': '',
    'apps/data-1/c.ts': '',
    'apps/pictures/d.ts': '',
    'pictures/e.png': '',
  });
  expect(projectFiles(root)).toEqual(['.gitignore', 'a.ts', 'apps/data-table.ts', 'apps/pictures/d.ts']);
});
