// Puts the modules together: who needs what from whom is all in this file. A new module is opened with what it needs
// and stands in the list; its calls, jobs and routes come with it.
import type { FastifyInstance } from 'fastify';
import { openAfterSale } from './after-sale/index.ts';
import type { AfterSale } from './after-sale/index.ts';
import { openAwards } from './awards/index.ts';
import { openCarts } from './carts/index.ts';
import type { Carts } from './carts/index.ts';
import { codesOfOutlet, openCodes } from './codes/index.ts';
import { openCatalogue, seriesOfOutlet } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { registerDemoTools } from './demo-tools.ts';
import { openCounter } from './counter/index.ts';
import type { Counter } from './counter/index.ts';
import { hasComeIn, openFulfilment } from './fulfilment/index.ts';
import { guestRequestsNeedingCard, openGuestList } from './guest-list/index.ts';
import { readInvitationFile } from './importing/index.ts';
import { leftByLevel, openInventory } from './inventory/index.ts';
import { letterheadOf, openMail } from './mail/index.ts';
import { officeOrders, openOrders, ordersNeedingCard } from './orders/index.ts';
import type { Orders } from './orders/index.ts';
import { openOverview } from './overview/index.ts';
import { openOffice, openShopDoor } from './open-doors.ts';
import { openDescriptions } from './open-descriptions.ts';
import { openPorts } from './open-ports.ts';
import { openSetUpRooms } from './open-set-up-rooms.ts';
import type { Ports } from './open-ports.ts';
import { openPages } from './pages/index.ts';
import { openGateways, openPayments } from './payments/index.ts';
import type { GatewayRoad, Payments } from './payments/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { watchJobs } from './platform/failing-jobs/failing-jobs.ts';
import { grownTablesJob } from './platform/db/look-at-grown-tables.ts';
import { createServer } from './platform/http/create-server.ts';
import { allowSiblingOrigins } from './platform/http/cross-origin.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { followStaff } from './platform/http/follow-staff.ts';
import { keepAudiencesApart } from './platform/http/office-place.ts';
import { registerReach } from './platform/http/reach.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { callSettings } from './call-settings.ts';
import { retirementOf } from './platform/http/retirement.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { startJobs } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import { gathered } from './office/index.ts';
import type { AnyOfficeModule } from './office/index.ts';
import type { Platform } from './platform/module.ts';
import { openPictureFolder } from './platform/pictures/picture-folder.ts';
import { publicAddress } from './platform/public-address.ts';
import { dieAtStep, noCheckpoint } from './platform/checkpoint.ts';
import { taskJob } from './platform/tasks/work-on-tasks.ts';
import { openRequests, requestsNeedingCard } from './requests/index.ts';
import { openSellers } from './sellers/index.ts';
import type { Sellers } from './sellers/index.ts';
import type { Setup } from './setup/index.ts';
import { siblingCheck } from './sibling-check.ts';
import { openWebhooks } from './webhooks/index.ts';
import { openWaitingLists } from './waiting-list/index.ts';
import { openWaitingRooms } from './waiting-room/index.ts';
import type { Staff } from './staff/index.ts';
import { countCrowd, ownersOfCards, toldOfEvents, toldOfOrders } from './told-from-above.ts';
import { registerWatching } from './watching.ts';

export interface AppNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  /** Stands between the shop and its gateway; tests break it. */
  gatewayRoad?: GatewayRoad;
  /** The names of jobs that this node leaves to somebody else: a test runs them at its own hours. */
  leftJobs?: readonly string[];
}

export interface App extends Ports {
  http: FastifyInstance;
  /** Tells balancers and browsers to go elsewhere; still serves them. */
  retire(): void;
  /** Waits no longer for anybody outside, such as a gateway that hangs. */
  hangUp(): void;
  /** Lets requests and jobs that are under way finish. */
  close(): Promise<void>;
  /** Drops what is kept in memory, after something changed behind the app's back. */
  forget(): void;
  /** Takes up every payment whose outcome is not known, as a job does by itself. */
  reconcile(): Promise<void>;
  /** One-time links for whoever comes first, to be printed by whoever starts the server. */
  firstOwnerLinks: Staff['firstOwnerLinks'];
  firstRunLink: Setup['firstRunLink'];
  /** Gateways that cannot be used, each with what to do about it. */
  gatewayTroubles(): Promise<string[]>;
}

const platformOf = ({ config, database, clock, log }: AppNeeds): Platform => ({
  db: database.db,
  clock,
  log,
  production: config.production,
  demoTools: config.demoTools,
  publicAddress: publicAddress(config.publicAddress),
  checkpoint: config.dieAtStep === undefined ? noCheckpoint : dieAtStep(config.dieAtStep),
});

/** What is sold from: the programme, and how much of it is left. */
function openProgramme(platform: Platform, { outlets }: Sellers) {
  const codes = openCodes({ db: platform.db, catalogue: () => catalogue.cache });
  const catalogue = openCatalogue({
    ...platform,
    outlets,
    leftByLevel: (...outlet) => leftByLevel(platform.db, ...outlet),
    codeAtEvent: codes.atEvent,
    codesOfOutlet,
    ...toldOfEvents,
  });
  const needs = { ...platform, outlets, catalogue: catalogue.cache };
  const inventory = openInventory(needs);
  return { catalogue, inventory, opened: [codes, catalogue, inventory, openWaitingLists(needs)] };
}

/** By whom letters leave. */
const mailOf = (platform: Platform, { mail, dataDir, moreGateways: { secretsKeys } }: Config) =>
  openMail({ ...platform, ...mail, dataDir, secretsKeys });

/** Through whom sellers are paid. */
const gatewaysOf = (platform: Platform, { outlets }: Sellers, { config, database, gatewayRoad }: AppNeeds) =>
  openGateways({
    ...platform,
    database,
    config: config.payments,
    more: config.moreGateways,
    road: gatewayRoad,
    isTested: async (outletId) => (await outlets.get(outletId)).isTest,
  });

/** Every module with what it needs, from the lowest to the highest. What points upward is a function. */
function openModules(needs: AppNeeds) {
  const { config } = needs;
  const platform = platformOf(needs);
  const sellers = openSellers({
    ...platform,
    defaultOutletId: config.defaultOutletId,
    place: config.staff.place,
    gatewayNameOf: async (shop) => (await gateways.forShop(shop)).publicName,
    seriesOf: (...outlet) => seriesOfOutlet(platform.db, ...outlet),
    crowd: countCrowd(config.accounts.limits.slidingSeconds),
  });
  const { directory, outlets, outletInfo } = sellers;
  const mail = mailOf(platform, config);
  const accounts = openShopDoor(platform, config, sellers);
  const staff = openOffice(platform, config, { outlets, gateways: () => gateways }, () => modules);
  const { catalogue, inventory, opened } = openProgramme(platform, sellers);
  const gateways = gatewaysOf(platform, sellers, needs);
  const payments: Payments = openPayments({
    ...platform,
    gateways,
    countDue: officeOrders.dueLater,
    directory,
    accentOf: async (outletId) => letterheadOf(await outlets.get(outletId), '').accent,
    targets: () => [orders.target, carts.target, guestList.target, afterSale.target],
    cardUses: [ordersNeedingCard, requestsNeedingCard, guestRequestsNeedingCard],
    findOwner: ownersOfCards(() => ({ guestList, counter })),
  });
  const { charge, byHand, awaySince } = payments;
  const shop = { ...platform, outlets, catalogue: catalogue.cache, outletEvents: catalogue.outletEvents };
  const told = toldOfOrders(() => afterSale);
  const orders: Orders = openOrders({ ...platform, ...config.orders, directory, payments, ...told });
  const waiting = openWaitingRooms({ ...shop, ...config.waitingRoom, directory });
  const sold = { charge, chargeLimits: gateways.limitsOf, turns: waiting.turns };
  const carts: Carts = openCarts({ ...shop, ...sold, seatMaps: inventory.seatMaps, limits: config.limits });
  const afterSale: AfterSale = openAfterSale({ ...shop, orders, payments });
  const guestList: ReturnType<typeof openGuestList> = openGuestList({
    ...shop,
    guessesPerAddress: config.limits.failuresPerAddress,
    payments,
    readFile: readInvitationFile,
    hasComeIn,
  });
  const fulfilment = openFulfilment({ ...platform, directory, tickets: orders.tickets });
  const awards = openAwards({ ...platform, ...config.awards, outlets, byHand, awaySince });
  const counter: Counter = openCounter({ ...shop, chargeLimits: gateways.limitsOf, payNow: orders.payNow });
  const pictures = openPictureFolder(platform.db, config.dataDir);
  const previews: Setup['previews'] = (...asked) => setup.previews(...asked);
  const shown = { directory, outletInfo, gateways, pictures, previews };
  const pages = openPages({ ...shop, ...shown, place: config.staff.place });
  const overview = openOverview({ ...platform, ...gathered(() => modules) });
  const programme = [...opened, openDescriptions(platform.db, config, gateways)];
  const ground = [sellers, mail, accounts, staff, gateways, payments, ...programme];
  const sales = [orders, waiting, carts, openRequests(shop), guestList, fulfilment, awards, afterSale];
  const setup: Setup = openSetUpRooms(platform, config, { sellers, staff, gateways, mail, afterSale });
  const webhooks = openWebhooks({ ...platform, ...config.webhooks, secret: config.staff.secret, staff });
  const modules: AnyOfficeModule[] = [...ground, ...sales, counter, overview, pages, webhooks, setup];
  return { platform, modules, directory, gateways, payments, staff, setup };
}

export async function buildApp(needs: AppNeeds): Promise<App> {
  const { config, clock, log } = needs;
  const { platform, modules, directory, gateways, payments, staff, setup } = openModules(needs);
  const { place } = config.staff;
  const { trustedProxies, limits } = config;
  const http = await createServer({ trustedProxies, ...limits }, log);
  const retirement = retirementOf(http);
  addSecurityHeaders(http);
  keepAudiencesApart(http, place);
  allowSiblingOrigins(http, siblingCheck(directory, place, platform.publicAddress));
  const ports = openPorts(http, config);
  registerReach(http, config.orders.ticketSecret);
  const measure = registerWatching(http, needs, retirement.hasBegun);
  for (const audience of ['shop', 'office'] as const) registerDocumentation(http, audience);
  const handlers = modules.flatMap((module) => module.handlers ?? []);
  for (const { reception } of modules) {
    if (reception) registerCalls(http, reception, handlers, callSettings(config));
  }
  const forget = (): void => {
    for (const module of modules) module.forget?.();
  };
  for (const module of modules) await module.register?.(http);
  // A job may talk to the stand-in through this very server: not before all its routes are there.
  const ofModules = modules.flatMap((module) => module.jobs ?? []);
  const jobs = ofModules.filter(({ name }) => !needs.leftJobs?.includes(name));
  jobs.push(
    taskJob({ ...platform, kinds: gathered(() => modules).taskKinds() }),
    grownTablesJob(platform.db),
  );
  const running = startJobs(jobs, clock, log, watchJobs(platform.db));
  measure(modules, running);
  followStaff(http, running);
  if (config.demoTools) registerDemoTools(http, { clock, forget, runJobs: () => running.runNow() });

  return {
    http,
    forget,
    reconcile: () => payments.reconcile(),
    firstOwnerLinks: (now) => staff.firstOwnerLinks(now),
    firstRunLink: (now) => setup.firstRunLink(now),
    gatewayTroubles: () => gateways.troubles(),
    ...ports,
    retire: retirement.begin,
    hangUp: () => {
      for (const module of modules) module.hangUp?.();
    },
    close: async () => {
      retirement.begin();
      await running.stop();
      for (const module of modules.toReversed()) await module.close?.();
      await http.close();
    },
  };
}
