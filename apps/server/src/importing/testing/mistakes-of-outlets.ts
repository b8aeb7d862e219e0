import { block, delivery, ofOutlet, outletLine, policy, series } from './plant.ts';
import type { Plant } from './plant.ts';

export const mistakesOfOutlets: Record<string, Plant> = {
  'an outlet type that does not exist': outletLine('type: 5', '"type" must be one of 1, 2, 3, 4.'),
  'an outlet without a host': outletLine('hosts: []', 'The outlet has no host: nobody could find it.'),
  'a host with a scheme': outletLine(
    'hosts: [https://shop.example.com]',
    '"https://shop.example.com" is not a host name',
  ),
  'a host with capitals': outletLine('hosts: [Shop.Example.com]', '"Shop.Example.com" is not a host name'),
  'a host that another outlet has': outletLine(
    'hosts: [www.example.com]',
    'The host www.example.com exists already, in outlets/shop/outlet.yaml, line 4.',
  ),
  'an email address that is none': outletLine(
    'contactEmail: hello at example',
    '"hello at example" is not an email address.',
  ),
  'a help link that runs a script': outletLine(
    'helpLink: javascript:alert(1)',
    '"helpLink" must be an address that begins with https://, http://, mailto: or /.',
  ),
  'a login address that runs a script': outletLine(
    'loginUrl: " JavaScript:alert(1)"',
    '"loginUrl" must be an address',
    'loginUrl',
  ),
  'a login type that does not exist': outletLine(
    'login: allways',
    '"login" must be one of as-needed, always. Did you mean "always"?',
  ),
  'a clock of no minutes': outletLine(
    'checkoutMinutes: 0',
    '"checkoutMinutes" must be a whole number from 1 to 120.',
  ),
  'a password that is too short': outletLine('password: abc', '"password" must have at least 6 characters.'),
  'a social link that runs a script': ofOutlet(
    'social.yaml',
    'x: { url: "javascript:alert(1)" }\n',
    'x:',
    '"url" must be an address that begins with https://, http://, mailto: or /.',
  ),
  'a network that does not exist': ofOutlet(
    'social.yaml',
    'myspace: { url: https://example.com }\n',
    'myspace',
    '"myspace" does not belong to the list of social links.',
  ),
  'a second active mobile method': delivery(
    'type: mobile',
    'An outlet has one active mobile method at most; this is another.',
  ),
  'a delivery type that does not exist': delivery(
    'type: drone',
    '"type" must be one of will-call, domestic, international, mobile.',
  ),
  'mobile delivery without a method': ofOutlet(
    'series.yaml',
    's: { id: 2001, name: S, mobileDelivery: true }\n',
    's:',
    'The outlet has no active mobile delivery method.',
  ),
  'domestic delivery that is not': series('domesticDelivery: abroad', '"abroad" is not domestic shipping.'),
  'international delivery that is not': series(
    'internationalDelivery: mail',
    '"mail" is not international shipping.',
  ),
  'a policy type that does not exist': policy(
    'type: cookies, text: T',
    '"type" must be one of privacy, terms,',
  ),
  'two policies of one type and sale': policy(
    'type: terms, text: T',
    'The outlet has a policy of this type and sale already.',
  ),
  'a policy for a sale that never shows it': policy(
    'type: privacy, sale: instant, text: T',
    'A policy of this type is never shown for that kind of sale.',
  ),
  'a page that does not exist': block(
    'type: news, pages: [front]',
    '"pages" must be one of global, login, event-details, event-list.',
  ),
  'a block on no page': block('type: news, pages: []', 'The content block is shown on no page.'),
  'a behavior that does not exist': block(
    'type: news, behavior: blink, pages: [global]',
    '"behavior" must be one of popup, closeable, collapsible.',
  ),
};
