import type { ReactNode } from 'react';
import { AskingContext } from '@stagedoor/asking/asking-context';
import { CallsContext } from './calls.ts';
import type { OpenCalls } from './calls.ts';

/** The shop's one way to the server, for its own screens and for everything that only asks and sends. */
export function CallsProvider({ value, children }: { value: OpenCalls; children: ReactNode }) {
  return (
    <CallsContext value={value}>
      <AskingContext value={value}>{children}</AskingContext>
    </CallsContext>
  );
}
