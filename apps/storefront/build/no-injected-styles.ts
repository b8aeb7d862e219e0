import type { Plugin } from 'vite';

const viewer = /node_modules\/react-zoom-pan-pinch\/dist\//;

/** The viewer writes a style element when it loads, which the page's policy forbids; our own sheet has its rules. */
export function noInjectedStyles(): Plugin {
  return {
    name: 'no-injected-styles',
    apply: 'build',
    transform: {
      filter: { id: viewer },
      handler: (code) => code.replace(/^styleInject\(\w+\);$/m, ''),
    },
  };
}
