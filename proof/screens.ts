// npm run proof -- screens: every state of every screen on a phone and at a desk, searched for barriers.
import { browserAtLength } from './harness/browser-at-length.ts';

await browserAtLength('screens');
