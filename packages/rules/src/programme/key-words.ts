/** What the keys of a description are called where people read them: in the publish dialog, in the log, at a field. */
import { nameWords } from '../staff/fact-words.ts';

const words: Readonly<Record<string, string>> = {
  apiHost: 'address of its calls',
  carousel: 'pictures in turn',
  checkoutMinutes: 'minutes for the checkout',
  confirmSelectionMinutes: 'minutes to confirm a choice',
  contactEmail: 'whom customers write to',
  contents: 'notices',
  delivery: 'ways of delivery',
  favicon: 'icon of the tab',
  headerFont: 'face of the headings',
  headerFontFile: 'font of the headings',
  headerImage: 'picture of the head',
  helpLink: 'help page',
  hosts: 'addresses',
  leadDays: 'days on the way',
  linkColor: 'colour of buttons and links',
  login: 'sign-in',
  loginUrl: 'sign-in page of your own',
  mobileBreakpoint: 'width of a phone’s page',
  languages: 'languages it speaks',
  promos: 'promotions',
  secondaryLinkColor: 'colour of second links',
  shipsTo: 'countries it ships to',
  subHeader: 'banner',
  versions: 'plans',
  textColor: 'colour of text',
};

export const keyWords = (key: string): string => words[key] ?? nameWords(key);
