import type { Scenario } from '../states.ts';

const scenarios: Scenario[] = [
  { name: 'lantern', host: 'lantern.localhost', path: '/' },
  { name: 'default', host: 'localhost', path: '/' },
  {
    name: 'members',
    host: 'members.localhost',
    path: '/',
    prepare: (page) => page.waitForURL('**/demo/membership**'),
  },
  { name: 'guests', host: 'guests.localhost', path: '/' },
  { name: 'granite', host: 'granite.localhost', path: '/' },
  { name: 'backstage', host: 'backstage.localhost', path: '/' },
  { name: 'unknown', host: 'nobody.localhost', path: '/' },
  { name: 'page-not-found', host: 'lantern.localhost', path: '/no/such/page' },
];

export default scenarios;
