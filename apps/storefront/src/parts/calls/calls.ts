// The way to the server. It loads after the first paint: whoever needs it asks for it.
import { createContext, use } from 'react';
import type { Client } from '@stagedoor/client/create-client';
import type { SessionEngine } from '../session/session-engine.ts';

export interface Calls {
  client: Client;
  session: SessionEngine;
}

export type OpenCalls = () => Promise<Calls>;

export const CallsContext = createContext<OpenCalls>(() => Promise.reject(new Error('No way to the server')));

export const useCalls = (): OpenCalls => use(CallsContext);
