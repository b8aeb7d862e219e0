export { exportFolder, filesOfSeller } from './export-folder.ts';
export { describeResult } from './describe-result.ts';
export { importFolder } from './import-folder.ts';
export { readFolder } from './read-folder.ts';
export { importInvitations, makeInvitation, readInvitationFile } from './invitations/import-invitations.ts';
export type { InvitationsImported, MadeInvitation } from './invitations/import-invitations.ts';
export { emptyDatabase, loadDemo } from './load-demo.ts';
export { loadDemoLyon } from './load-demo-lyon.ts';
