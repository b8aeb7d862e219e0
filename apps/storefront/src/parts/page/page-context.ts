import { createContext, use } from 'react';
import { emptyPageState } from './page-state.ts';
import type { PageState } from './page-state.ts';

export const PageContext = createContext<PageState>(emptyPageState(new Date(0)));

/** What the server wrote into the page under this key, if it did. */
export const usePageAnswer = (key: string): unknown => use(PageContext).answers[key];
