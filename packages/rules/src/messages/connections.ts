/** What is said about programs that call the box office, to them and to whoever lets them. */
export const connectionsMessages = {
  keyRefused: 'This key is not known here, has ended or was revoked.',
  keyElsewhere: 'This key may not be used from this address.',
  keyInAddress:
    'A key must not stand in an address, where others can read it. It has to count as known: please rotate it, and send the new one as Authorization: Bearer.',
  keyMayNot: (name: string) => `The key ${name} has no right to do this`,
  forPeople: 'This is done by a person who is signed in, not with a key.',
  allCallsMade: 'This key has made all its calls of this minute.',
  tooManyCalls: (seconds: number) =>
    `This key has made all its calls of this minute. Please go on in ${seconds} s.`,
  idempotencyKeyWrong: 'Please use 8 to 200 letters, digits and signs without spaces',
  idempotencyKeyUsed:
    'This Idempotency-Key was used for something else in the last 24 hours. Please take a new one for every doing.',
  doneBefore:
    'This was done when it was asked for the first time, and the answer was lost. Please look at it; it is not done again.',
  tooManyKeys: 'A seller has fifty keys at most. Revoke one of them first.',
  addressWrong: 'Please enter a whole address that begins with https://',
  addressPrivate: 'This address leads into a private network, where nothing is sent',
  kindNeeded: 'Please choose what it is told of',
  tooManyAddresses: 'A seller has twenty addresses at most. Remove one of them first.',
  addressFailingSubject: (host: string) => `Nothing has reached ${host} for a day`,
  addressFailingTold:
    'We go on trying each hour, until three days have passed. Connections shows what was sent and what was answered.',
  addressPausedSubject: (host: string) => `Nothing is sent to ${host} any more`,
  addressPausedTold:
    'It has taken nothing for three days. What happens meanwhile is kept for 30 days: resume it in Connections, and all of it is sent.',
  addressesPaused: (many: number) =>
    `${many === 1 ? 'One is' : `${many} are`} paused: what happens is kept for 30 days, and sent when somebody resumes it.`,
  nameNeeded: 'Please give it a name, 60 characters at most',
  rightNeeded: 'Please choose what the key may',
  rightsBeyond: 'A key may not do more than whoever makes it',
  endTooFar: 'Please choose a day within a year',
  networkWrong: (text: string) => `“${text}” is not an address or network, such as 192.0.2.7 or 192.0.2.0/24`,
  keyEndingSubject: (name: string, days: number) => `The key ${name} ends in ${days} days`,
  openConnections: 'Open Connections',
  keyEndingTold:
    'Then the program that uses it is refused. Renew it in Connections: the new key works at once, and the old one for seven days more.',
} as const;
