// An installation without a seller: one link, printed where it was started, makes the first owner and the first shop.
import { staffSession } from '../../entities/staff.ts';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { id, instant, line, list, maybe, secret, text } from '../../wire.ts';

/** Its link leads to `/first-run#TOKEN`. */
const token = line(200);

export const getFirstRun = officeCall({
  name: 'getFirstRun',
  module: 'setup',
  path: 'first-run/get',
  permission: 'anyone',
  changes: false,
  limit: 'guesses',
  summary: 'Whether the link that the server printed still makes the first shop, and where that would be.',
  input: asked('FirstRunKey', { token }),
  output: shape('FirstRun', {
    endsAt: instant,
    /** What stands before and after a host where browsers reach it: `https://` and, where there is one, `:3000`. */
    before: text,
    after: text,
    /** What a name could end with that leads here without anybody doing anything; none where a domain is needed. */
    ending: maybe(text),
  }),
  refusals: ['FIRST_RUN_REFUSED'],
});

export const showFirstSecondStep = officeCall({
  name: 'showFirstSecondStep',
  module: 'setup',
  path: 'first-run/second-step',
  permission: 'anyone',
  changes: false,
  limit: 'guesses',
  summary:
    'The secret of the first owner’s second step, for an authenticator app; a link has one, whoever asks.',
  input: asked('FirstSecondStep', { token, email: line(254) }),
  output: shape('FirstStepSecret', {
    /** To type in by hand. */
    secret: text,
    /** `otpauth://totp/…`, as an SVG drawing. */
    picture: text,
  }),
  refusals: ['FIRST_RUN_REFUSED'],
});

export const finishFirstRun = officeCall({
  name: 'finishFirstRun',
  module: 'setup',
  path: 'first-run/finish',
  permission: 'anyone',
  changes: true,
  limit: 'guesses',
  summary:
    'Makes the first owner with a second step, the seller and its first outlet, all or nothing, once; whoever makes ' +
    'them is signed in.',
  input: asked('FirstShop', {
    token,
    name: line(100),
    email: line(254),
    password: secret,
    /** Of the authenticator app. */
    code: line(40),
    sellerName: line(200),
    /** ISO 4217. */
    currency: line(3),
    /** ISO 3166. */
    country: line(2),
    timeZone: line(50),
    outletName: line(200),
    outletType: id,
    host: line(253),
  }),
  output: shape('FirstShopMade', {
    session: staffSession,
    /** Shown this once. Each lets its owner in once, without the app. */
    recoveryCodes: list(text),
  }),
  refusals: ['FIRST_RUN_REFUSED', 'SECOND_STEP_WRONG'],
});

export const firstRunCalls = [getFirstRun, showFirstSecondStep, finishFirstRun];
