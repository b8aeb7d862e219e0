// Puts the modules together: who needs what from whom is all in this file. A new module is opened with what it needs
// and stands in the list; its calls, jobs and routes come with it.
import { openAfterSale } from './after-sale/index.ts';
import type { AfterSale } from './after-sale/index.ts';
import { openAwards } from './awards/index.ts';
import { openCarts } from './carts/index.ts';
import type { Carts } from './carts/index.ts';
import { codesOfOutlet, openCodes } from './codes/index.ts';
import { openCatalogue, seriesOfOutlet } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { openCounter } from './counter/index.ts';
import type { Counter } from './counter/index.ts';
import { hasComeIn, openFulfilment } from './fulfilment/index.ts';
import { guestRequestsNeedingCard, openGuestList } from './guest-list/index.ts';
import type { GuestList } from './guest-list/index.ts';
import { readInvitationFile } from './importing/index.ts';
import { leftByLevel, openInventory } from './inventory/index.ts';
import { letterheadOf, openMail } from './mail/index.ts';
import { officeOrders, openOrders, ordersNeedingCard } from './orders/index.ts';
import type { Orders } from './orders/index.ts';
import { openOverview } from './overview/index.ts';
import { openReports } from './reports/index.ts';
import { openOffice, openShopDoor } from './open-doors.ts';
import { openDescriptions } from './open-descriptions.ts';
import { openSetUpRooms } from './open-set-up-rooms.ts';
import { openPages } from './pages/index.ts';
import { openGateways, openPayments } from './payments/index.ts';
import type { GatewayRoad, Payments } from './payments/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Logger } from './platform/log.ts';
import { gathered } from './office/index.ts';
import type { AnyOfficeModule } from './office/index.ts';
import type { Platform } from './platform/module.ts';
import { openPictureFolder } from './platform/pictures/picture-folder.ts';
import { publicAddress } from './platform/public-address.ts';
import { dieAtStep, holdAtSteps, noCheckpoint } from './platform/checkpoint.ts';
import type { Checkpoint } from './platform/checkpoint.ts';
import { openRequests, requestsNeedingCard } from './requests/index.ts';
import { openSellers } from './sellers/index.ts';
import type { Sellers } from './sellers/index.ts';
import type { Setup } from './setup/index.ts';
import { openWebhooks } from './webhooks/index.ts';
import { openWaitingLists } from './waiting-list/index.ts';
import { openWaitingRooms } from './waiting-room/index.ts';
import { countCrowd, ownersOfCards, toldOfEvents, toldOfOrders } from './told-from-above.ts';

export interface AppNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  /** Stands between the shop and its gateway; tests break it. */
  gatewayRoad?: GatewayRoad;
  /** The names of jobs that this node leaves to somebody else: a test runs them at its own hours. */
  leftJobs?: readonly string[];
  /** Told while it waits for a database that went away during the start. */
  onAbsence?: (reason: string) => void;
}

function checkpointOf({ dieAtStep: step, holdAtSteps: file }: Config): Checkpoint {
  if (file !== undefined) return holdAtSteps(file);
  return step === undefined ? noCheckpoint : dieAtStep(step);
}

const platformOf = ({ config, database, clock, log }: AppNeeds): Platform => ({
  db: database.db,
  readDb: database.readDb,
  clock,
  log,
  production: config.production,
  demoTools: config.demoTools,
  publicAddress: publicAddress(config.publicAddress),
  checkpoint: checkpointOf(config),
});

/** What is sold from: the programme, and how much of it is left. */
function openProgramme(platform: Platform, { outlets }: Sellers) {
  const codes = openCodes({ ...platform, catalogue: () => catalogue.cache });
  const catalogue = openCatalogue({
    ...platform,
    outlets,
    leftByLevel: (...outlet) => leftByLevel(platform.db, ...outlet),
    codeAtEvent: codes.atEvent,
    codesOfOutlet,
    ...toldOfEvents,
  });
  return { codes, catalogue, inventory: openInventory({ ...platform, outlets, catalogue: catalogue.cache }) };
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
export function openModules(needs: AppNeeds) {
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
  const { codes, catalogue, inventory } = openProgramme(platform, sellers);
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
  const sold = { ...told, charge, chargeLimits: gateways.limitsOf, turns: waiting.turns };
  const carts: Carts = openCarts({ ...shop, ...sold, seatMaps: inventory.seatMaps, limits: config.limits });
  const afterSale: AfterSale = openAfterSale({ ...shop, orders, payments });
  const guestList: GuestList = openGuestList({
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
  const shown = { directory, outletInfo, gateways, pictures, previews, seatMaps: inventory.seatMaps };
  const pages = openPages({ ...shop, ...shown, place: config.staff.place });
  const overview = openOverview({ ...platform, ...gathered(() => modules) });
  const programme = [codes, catalogue, inventory, openDescriptions(platform.db, config, gateways)];
  const ground = [sellers, mail, accounts, staff, gateways, payments, ...programme];
  const lists = [waiting, openWaitingLists({ ...shop, ownersOfOffered: officeOrders.ownersOfOffered })];
  const sales = [orders, ...lists, carts, openRequests(shop), guestList, fulfilment, awards, afterSale];
  const setup: Setup = openSetUpRooms(platform, config, { sellers, staff, payments, mail, afterSale });
  const webhooks = openWebhooks({ ...platform, ...config.webhooks, secret: config.staff.secret, staff });
  const rooms = [overview, openReports({ ...platform, directory }), pages, webhooks, setup];
  const modules: AnyOfficeModule[] = [...ground, ...sales, counter, ...rooms];
  return { platform, modules, directory, gateways, payments, staff, setup };
}
