// A screen in a chunk of its own, with what stands around every such screen. Once loaded it draws at once: on the
// server, and when the browser takes over the server's drawing, there is nothing to wait for. No boundary stands
// around it then, because React takes over what stands in a boundary last.
import { lazy, Suspense, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PageFactsContext } from './page-facts.ts';
import { Waiting } from './waiting.tsx';

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

/** What stands around every lazy screen of an app, in a chunk of its own. */
interface Around {
  /** Its source file, as the build's manifest names it. */
  module: string;
  load: () => Promise<ComponentType<{ children: ReactNode }>>;
}

type LoadScreen = () => Promise<{ default: ComponentType }>;

/** `module` is the screen's source file, as the build's manifest names it. */
export function lazyPagesWithin(around: Around): (module: string, load: LoadScreen) => LazyPage {
  return (module, load) => {
    let Loaded: ComponentType | undefined;
    const preload = async () => {
      const [{ default: Screen }, Surrounding] = await Promise.all([load(), around.load()]);
      Loaded ??= () => (
        <Surrounding>
          <Screen />
        </Surrounding>
      );
      return { default: Loaded };
    };
    const Loading = lazy(preload);

    function Page() {
      const facts = use(PageFactsContext);
      facts?.used(around.module);
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
  };
}
