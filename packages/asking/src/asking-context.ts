// The way to the server. It loads after the first paint: whoever needs it asks for it.
import { createContext, use } from 'react';
import type { Client } from '@stagedoor/client/create-client';

/** What each app opens in its own way, with whatever else it needs beside the client. */
export type OpenClient = () => Promise<{ client: Client }>;

export const AskingContext = createContext<OpenClient>(() =>
  Promise.reject(new Error('No way to the server')),
);

export const useClient = (): OpenClient => use(AskingContext);
