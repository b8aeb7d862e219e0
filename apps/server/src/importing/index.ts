export { describeResult } from './describe-result.ts';
export { importFolder } from './import-folder.ts';
export { emptyDatabase, loadDemo } from './load-demo.ts';
