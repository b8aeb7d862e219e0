export { leftByLevel } from './left-by-level.ts';
export { stockImport } from './stock-import.ts';
