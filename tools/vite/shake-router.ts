import type { Plugin } from 'vite';
import { editDependency } from './edit-dependency.ts';

const parts = /node_modules\/react-router\/dist\/production\/lib\//;

/**
 * Lets the bundler drop the router's unused parts. Their names for developers' tools, and calls it cannot know to be
 * harmless, keep forms, scroll restoration and more in the first chunk: 2 KB for nothing.
 */
export const shakeRouter = (): Plugin =>
  editDependency('shake-router', parts, (code) =>
    code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1'),
  );
