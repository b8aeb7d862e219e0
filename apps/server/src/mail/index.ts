export { queueMail } from './queue-mail.ts';
export type { NewMail } from './queue-mail.ts';
export { letterParts } from './letter-parts.ts';
export { letterheadOf } from './letterhead.ts';
export type { Letterhead } from './letterhead.ts';
export { mailService } from './mail-service.ts';
export { registerDemoMail } from './demo-mail.ts';
