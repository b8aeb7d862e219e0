import { link } from '../reading/addresses.ts';
import { flag } from '../reading/choices.ts';
import { optional, record, required } from '../reading/record.ts';

const profile = record('social link', { url: required(link), active: optional(flag, true) });

export const socialFile = record('list of social links', {
  facebook: optional(profile),
  x: optional(profile),
  instagram: optional(profile),
});
