// A screen in a chunk of its own, with the means to ask the server. Once loaded it draws at once: on the server, and
// when the browser takes over the server's drawing, there is nothing to wait for. No boundary stands around it then,
// because React takes over what stands in a boundary last.
import { lazy, Suspense, use, useState } from 'react';
import type { ComponentType } from 'react';
import { PageFactsContext } from './page-facts.ts';
import { Waiting } from './waiting.tsx';

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

const QUERIES = 'src/parts/calls/queries.tsx';

/** `module` is the screen's source file, as the build's manifest names it. */
export function lazyPage(module: string, load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const [{ default: Screen }, { Queries }] = await Promise.all([load(), import('../calls/queries.tsx')]);
    Loaded ??= () => (
      <Queries>
        <Screen />
      </Queries>
    );
    return { default: Loaded };
  };
  const Loading = lazy(preload);

  function Page() {
    const facts = use(PageFactsContext);
    facts?.used(QUERIES);
    facts?.used(module);
    const [Ready] = useState(() => Loaded);
    if (Ready) return <Ready />;
    return (
      <Suspense fallback={<Waiting />}>
        <Loading />
      </Suspense>
    );
  }
  return { Page, preload };
}
