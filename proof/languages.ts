// npm run proof -- languages: a purchase, a request with its plan and an invitation, walked in every language but
// English; every visible text of every screen on the way is held beside the shop's English.
import { browserAtLength } from './harness/browser-at-length.ts';

process.argv.splice(2, 0, 'e2e/at-length/languages.spec.ts');
await browserAtLength('journeys');
