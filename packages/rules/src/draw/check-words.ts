/** What a verifier found, in the words of somebody who reads them once. */
export const checkWords: Readonly<Record<string, string>> = {
  published: 'it is not what was made public when the list was frozen',
  form: 'a line in it cannot be read',
  'closing hash': 'its seal does not fit what it seals',
  commitment: 'the secret is not the one that was committed to',
  hashes: 'a fingerprint in it does not fit',
  'public number': 'the public number is not what the rules ask for',
  root: 'the requests are not those that were frozen',
  order: 'the order of the requests does not follow from secret and number',
  results: 'what somebody gets does not follow from the order and the tickets',
  override: 'a correction in it is not allowed by the rules',
  log: 'what happened after the draw does not follow from it',
};
