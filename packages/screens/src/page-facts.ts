// What a screen says about the page around it: its title, and the status a server sends with it.
import { createContext, use, useEffect } from 'react';

/** Who draws on the server is told; in the browser the document itself is. */
export interface PageFacts {
  title: (title: string) => void;
  status: (status: number) => void;
  /** A lazy screen was drawn, from this source module. */
  used: (module: string) => void;
}

export const PageFactsContext = createContext<PageFacts | null>(null);

export function usePageTitle(title: string): void {
  use(PageFactsContext)?.title(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function usePageStatus(status: number): void {
  use(PageFactsContext)?.status(status);
}
