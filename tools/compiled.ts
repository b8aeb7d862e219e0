// Where programs keep what was compiled once: a later start reads it, and is a second quicker for it.
import { join } from 'node:path';
import { root } from './runtime/folders.mjs';

export const compiledFolder = join(root, '.cache/compiled');
/** For programs that are started as processes of their own. */
export const keepsCompiled = { NODE_COMPILE_CACHE: compiledFolder } as const;
