/** What the room says in which an owner types the mail server, and what its server says no with. */
export const mailServerMessages = {
  hostNeeded: 'Please name the mail server, such as smtp.example.com',
  portNeeded: 'Please give a port between 1 and 65535',
  senderNeeded: 'Please give the address that letters come from',
  passwordNeeded: 'A user name needs its password',
  codeNeeded: 'Please type the six digits of the letter',
  codeWrong:
    'This is not the code of the letter that was sent for these settings. Send another, and type its code.',
  nothingToSealWith:
    'The server was started without SECRETS_KEY: a password cannot be kept here. Whoever runs it sets SECRETS_KEY, or SMTP_URL instead.',
  notTaken: 'The mail server did not take the letter.',
  noSuchHost: (host: string) => `There is no server called ${host}. Is it spelt right?`,
  noAnswer: (at: string) =>
    `${at} does not answer. The port may be another (465, 587), or something is in between.`,
  wrongLogin: (words: string) => `The mail server does not know this user name and password: ${words}`,
  senderRefused: (sender: string, words: string) =>
    `The mail server does not let us send as ${sender}: ${words}`,
  noTls: (at: string) => `${at} speaks no encryption in this way. Try the other one, with its port.`,
  badCertificate: (at: string, words: string) => `The certificate of ${at} is not good: ${words}`,
  otherwise: (words: string) => `The mail server says: ${words}`,
  unreadable:
    'The password of the mail server cannot be read: start with the SECRETS_KEY that it was typed under, or type it anew in Set-up, Mail.',
  letter: {
    subject: 'Your letters arrive',
    headline: 'This letter has arrived',
    text: 'Type this code in Set-up, Mail, and letters go out by this mail server from then on.',
    code: 'Code',
  },
} as const;
