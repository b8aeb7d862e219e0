// npm run proof -- journeys: every journey in a browser, those too that npm test leaves out; the screens on the way are
// searched for barriers, and pictures of some stay in .cache/browser.
import { browserAtLength } from './harness/browser-at-length.ts';

await browserAtLength('journeys');
