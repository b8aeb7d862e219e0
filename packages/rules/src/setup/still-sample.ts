import { samplePolicies } from './sample-policies.ts';

const bare = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const samples = new Set(samplePolicies.map(({ text }) => bare(text)));

/** Whether a text is one of those that a new shop begins with, however it is marked up. */
export const isStillSample = (html: string): boolean => samples.has(bare(html));
