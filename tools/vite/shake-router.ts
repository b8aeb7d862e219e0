import type { Plugin } from 'vite';
import { editDependency } from './edit-dependency.ts';

const parts = /node_modules\/react-router\/dist\/production\/lib\//;

/**
 * Lets the bundler drop the router's unused parts. Their names for developers' tools, calls it cannot know to be
 * harmless, words for whoever uses it wrongly, and the routers that load data (ours does not) keep forms, scroll
 * restoration, error pages and more in the first chunk: 3 KB for nothing.
 */
export const shakeRouter = (): Plugin =>
  editDependency('shake-router', parts, (code) =>
    code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1')
      .replace(/^\t*warning\(.*\);$/gm, '')
      .replace(/^(\t*invariant\(.+?), (?:`.*`|".*")\);$/gm, '$1);')
      .replace('React$1.useContext(IsDataRouteContext) ? useNavigateStable() : ', '')
      .replace(
        /^function (useRoutesImpl|_renderMatches)\((.*), dataRouterOpts\) \{$/gm,
        'function $1($2) {\n\tconst dataRouterOpts = void 0;',
      )
      .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = void 0;'),
  );
