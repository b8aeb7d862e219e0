// npm run proof -- install-walk: from an empty machine to a shop that is open, in the browser alone, as a new owner does
// it; once on one's own machine, once in production behind https with PostgreSQL and a mail server. Nothing but the first
// command is typed into a terminal. --only=production (own-machine) walks one of them.
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { expect } from '../e2e/patient-expect.ts';
import { chromiumFlags, findChromium } from '../tools/chromium.ts';
import { takeTickets } from './install-walk/customer.ts';
import { Person, secondsOf } from './install-walk/person.ts';
import { ownMachine, production } from './install-walk/places.ts';
import type { Place } from './install-walk/places.ts';
import { beginTest, bringShow, dress, found, goLive, typeMailServer } from './install-walk/set-up.ts';

/** Until the shop is tried out with its first ticket. */
const MOST_MINUTES = 10;
const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

/** The letters of both customers: one begins with TEST, the other does not. */
async function lettersCame({ inbox }: Place, test: string, real: string): Promise<void> {
  if (!inbox) return;
  const subjectTo = (email: string) =>
    inbox.mails
      .filter(({ to }) => to.includes(email))
      .map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1] ?? '');
  await expect.poll(() => subjectTo(test).length).toBeGreaterThan(1);
  for (const subject of subjectTo(test)) expect(subject).toMatch(/^TEST: /);
  await expect.poll(() => subjectTo(real).length).toBeGreaterThan(1);
  for (const subject of subjectTo(real)) expect(subject).not.toMatch(/TEST/);
}

async function walk(browser: Browser, place: Place): Promise<Person> {
  const person = new Person();
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await found(person, page, place);
  if (place.inbox) await typeMailServer(person, page, place.inbox);
  await dress(person, page);
  await bringShow(person, page);
  await beginTest(person, page);
  const test = await takeTickets(person, browser, place, { isTest: true });
  const aside = await goLive(person, page);
  const real = await takeTickets(person, browser, place, { isTest: false });
  await lettersCame(place, test.email, real.email);
  console.log(`  put aside: ${aside.join('; ')}`);
  console.log(`  tickets: ${test.order} in the test, ${real.order} in earnest`);
  await context.close();
  return person;
}

function tell({ name, startSeconds }: Place, { steps }: Person, byClock: number): number {
  console.log(`\n${name}: there ${startSeconds.toFixed(0)} s after the command`);
  let sum = 0;
  let untilTested = 0;
  for (const step of steps) {
    const seconds = secondsOf(step);
    sum += seconds;
    if (/in the test/.test(step.name)) untilTested = sum;
    console.log(`  ${step.name}: ${step.clicks} clicks, ${step.keys} keys, ${seconds.toFixed(0)} s`);
  }
  console.log(
    `  until the first ticket of the test: ${minutes(untilTested)}; until it sells: ${minutes(sum)}`,
  );
  console.log(`  the script itself: ${byClock.toFixed(0)} s`);
  return untilTested + startSeconds;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
let isOk = true;
const places = { 'own-machine': ownMachine, production };
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const all = only === undefined ? Object.values(places) : isOneOf(keysOf(places), only) ? [places[only]] : [];
for (const open of all) {
  const place = await open();
  try {
    const begun = performance.now();
    const person = await walk(browser, place);
    const seconds = tell(place, person, (performance.now() - begun) / 1000);
    if (seconds > MOST_MINUTES * 60) isOk = false;
  } finally {
    await place.stop();
  }
}
await browser.close();
process.exitCode = isOk && all.length > 0 ? 0 : 1;
