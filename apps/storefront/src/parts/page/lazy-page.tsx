// A screen in a chunk of its own. Once loaded it draws at once: on the server, and when the browser takes over the
// server's drawing, there is nothing to wait for.
import { lazy, use } from 'react';
import type { ComponentType } from 'react';
import { PageFactsContext } from './page-facts.ts';

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<unknown>;
}

/** `module` is the screen's source file, as the build's manifest names it. */
export function lazyPage(module: string, load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const { default: screen } = await load();
    Loaded = screen;
    return { default: screen };
  };
  const Waiting = lazy(preload);

  function Page() {
    use(PageFactsContext)?.used(module);
    return Loaded ? <Loaded /> : <Waiting />;
  }
  return { Page, preload };
}
