import type { Plugin } from 'vite';
import { editDependency } from './edit-dependency.ts';

const viewer = /node_modules\/react-zoom-pan-pinch\/dist\//;

/** The viewer writes a style element when it loads, which the page's policy forbids; our own sheet has its rules. */
export const noInjectedStyles = (): Plugin =>
  editDependency('no-injected-styles', viewer, (code) => code.replace(/^styleInject\(\w+\);$/m, ''));
