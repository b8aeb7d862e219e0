export { openPages } from './open-pages.ts';
export type { Previews } from './preview.ts';
