import type { Plugin } from 'vite';

const parts = /node_modules\/react-router\/dist\/production\/lib\//;

/**
 * Lets the bundler drop the router's unused parts. Their names for developers' tools, and calls it cannot know to be
 * harmless, keep forms, scroll restoration and more in the first chunk: 2 KB for nothing.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: parts },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1'),
    },
  };
}
