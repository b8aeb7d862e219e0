/** What the tests of the checklist found, each with what it looked at. */
const listed = (names: readonly string[]): string => names.join(', ');

export const liveMessages = {
  couldNotRun: 'The test could not run. Try it again in a minute.',
  noHost: 'The outlet has no address.',
  reached: (origin: string) => `${origin} leads here`,
  notReached: (origin: string, problem: string) => `${origin}: ${problem}`,
  noCertificate: (host: string) => `${host} shows no certificate.`,
  certified: (host: string, day: string) => `${host}, certificate good until ${day}`,
  certificateEnds: (host: string, day: string) =>
    `The certificate of ${host} ends on ${day}: renew it, and see why nothing did.`,
  noSmtp: 'Nobody named a mail server: letters are written and reach nobody.',
  smtpTook: (from: string, at: string) => `From ${from}: ${at} lets us in`,
  smtpRefused: (at: string, problem: string) => `${at}: ${problem}`,
  noPolicies: 'There are none: customers agree to nothing.',
  samplePolicies: (headlines: readonly string[]) => `Still as they came: ${listed(headlines)}`,
  ownPolicies: (headlines: readonly string[]) => listed(headlines),
  ways: (names: readonly string[]) => listed(names),
  noWay: 'Choose at least one: will call, mail, mobile.',
  owners: (emails: readonly string[]) => listed(emails),
  oneOwner: 'If you lose your second step, nobody can let you in.',
  noSecondStep: (emails: readonly string[]) => `A password alone opens the box office to: ${listed(emails)}`,
  secondSteps: 'A stolen password alone opens nothing',
  nothingDrawn: 'Nothing is drawn here',
  drawn: (count: number) => (count === 1 ? 'One series can be drawn' : `${count} series can be drawn`),
  noBackup: 'None was ever made: whoever runs the server runs npm run backup every night.',
  oldBackup: (when: string) => `The last one is of ${when}: see why none was made since.`,
  backup: (when: string) => `At ${when}`,
  noTestOrder: 'Begin a test, buy in the shop as a customer would, and test again.',
  testOrderWithoutLetter: (order: string) => `Order ${order} was placed, and its letter waits still.`,
  testOrder: (order: string, when: string) =>
    `Order ${order}: placed, paid, and its letter handed on at ${when}`,
} as const;
