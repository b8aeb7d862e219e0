/** What is said about the gateway that a seller is paid through. */
export const gatewayMessages = {
  keyNeeded: 'Please fill this in',
  notASecretKey: 'This must be a secret key (sk_…) or a restricted one (rk_…)',
  testKey: 'This is a key of the test mode, which takes no money: a shop that sells needs a live one',
  liveKey: 'This is a live key, which charges cards: outside of production use one of the test mode',
  notASigningSecret: 'This must be a signing secret (whsec_…)',
  keysRefused: (gateway: string, words: string) => `${gateway} does not take these keys. It says: ${words}`,
  notReached: (gateway: string) =>
    `${gateway} did not answer, so the keys could not be checked. Nothing was changed: try again in a moment.`,
  withoutName: (gateway: string) =>
    `${gateway} does not say whose keys these are. The key must be allowed to read its account.`,
  currencyNotTaken: (gateway: string, currency: string) =>
    `This account at ${gateway} takes no payments in ${currency}, and this seller is paid in nothing else.`,
  nothingToSealWith:
    'Keys can be typed here once the server has a SECRETS_KEY to encrypt them with. Until then they come from its environment.',
  notOfTheServer: (gateway: string) => `The server has no keys for ${gateway}.`,
  noneYet:
    'No gateway takes money for this seller yet: an owner types the keys of an account in Set-up, Money.',
  notNow: 'The gateway stays as it is.',
} as const;
