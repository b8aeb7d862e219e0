// RUN-12: what becomes of the rows of every table. `docs/retention.md` is written out of this, and a test holds it beside
// the database: a table without a policy fails it, and so does a row that is not taken away when its policy says so.
import { keptDays } from '@stagedoor/rules/retention/kept-days';

/** A job takes rows away so many days after the moment that is named. */
export interface Pruning {
  job: string;
  days: number;
  after: string;
  /** Which stay all the same. */
  but?: string;
}

interface Reason {
  why: string;
  tables: readonly string[];
}

const named = (tables: string): string[] => tables.trim().split(/\s+/);

/** What belongs to money, seats and orders is never taken away, nor what proves what was done. */
export const keptForEver: readonly Reason[] = [
  {
    why: 'the books: what moved at gateways and by hand, and what they said of it',
    tables: named(`
      closed_ledgers differing_books disputes gateway_books gateway_copies gateway_movements
      hand_movements invoice_years invoices ledger ledger_days payment_intents payment_looks
      payment_methods payment_notifications payment_profiles stray_charges`),
  },
  {
    why: 'orders, and what was sold, changed, given back and sent with them',
    tables: named(`
      counter_sales guest_request_lines guest_requests mobile_tickets order_change_lines order_changes
      order_events order_lines order_payment_requests order_payments order_returns order_tickets orders
      shipments staff_notes ticket_keys ticket_pages ticket_returns upgrade_wishes will_call_pickups`),
  },
  {
    why: 'seats: who may sit where, who was let in, who was offered what came back',
    tables: named(`
      door_passes door_scans level_stock tickets waiting_entries waiting_lists waiting_offers
      waiting_returns waiting_rooms`),
  },
  {
    why: 'what was asked for and drawn: anybody may prove it years later',
    tables: named(`
      draw_awards draw_entries draw_file_parts draw_log draw_overrides draws event_requests request_lines
      request_payments request_priorities series_requests`),
  },
  {
    why: 'the log of what staff did, its seals, and what was published',
    tables: named('outlet_publishes programme_publishes staff_log staff_log_personal staff_log_seals'),
  },
  {
    why: 'people with an account, until they ask to be erased',
    tables: named('customer_passkeys customers saved_addresses'),
  },
];

/** What has as many rows as there are things of its kind, or as wait to be done. */
export const bounded: readonly Reason[] = [
  {
    why: 'what the shop is: as much as was described',
    tables: named(`
      artists content_blocks counter_settings delivery_methods desk_ids event_items halls hall_versions
      mail_servers outlet_event_contents outlet_events outlet_hosts outlet_openings outlets policies
      price_level_fees price_levels reserved_hosts seller_gateways sellers series shows social_links
      standard_gateway tours venues`),
  },
  {
    why: 'a picture for each that was uploaded: what is public, or was and may be put back, names it',
    tables: named('pictures'),
  },
  {
    why: 'a row for an event, level or outlet at most',
    tables: named(`
      canceled_events live_lines moved_shows platform_maintenance published_events refund_windows
      withheld_levels`),
  },
  {
    why: 'a row for a field that somebody types into, until it is published or discarded',
    tables: named('hall_drafts outlet_draft_fields programme_draft_fields programme_drafts'),
  },
  {
    why: 'the people who work here, what they chose, and the programs they let in',
    tables: named(`
      office_key_uses office_keys staff staff_letters staff_passkeys staff_recovery_codes
      staff_role_outlets staff_roles staff_views webhook_addresses`),
  },
  {
    why: 'invitations and codes, as many as were made, and the letters about them',
    tables: named('code_sets code_tries codes invitation_letter_tokens invitation_levels invitations'),
  },
  {
    why: 'a row for an order, ticket, request, draw or guest that programs were told of: receivers sort by its count',
    tables: named('webhook_counters'),
  },
  {
    why: 'what waits for a job, and goes with it',
    tables: named('invoices_to_issue staff_log_unsealed tickets_to_issue'),
  },
  {
    why: 'a row for a node, a gateway or a trouble that lasts',
    tables: named('gateway_away owner_alerts replica_beats served_carts'),
  },
  {
    why: 'links that a start prints until there is a seller; each takes away those before',
    tables: named('first_run_links'),
  },
  { why: 'a row for a seller, or for a migration', tables: named('schema_migrations upkeep.offer_changes') },
];

const ownEnd = { days: 0, after: 'its own end' };
const ACCOUNTS = { job: 'tidy accounts' };
const STAFF = { job: 'tidy staff' };
const withTask = { job: 'tidy staff', but: 'what is under way or has failed, and what is no export' };

export const pruned: Readonly<Record<string, Pruning>> = {
  sessions: { ...ACCOUNTS, ...ownEnd },
  password_resets: { ...ACCOUNTS, ...ownEnd },
  login_tokens: { ...ACCOUNTS, ...ownEnd },
  membership_requests: { ...ACCOUNTS, ...ownEnd },
  customer_passkey_questions: { ...ACCOUNTS, ...ownEnd },
  view_links: { ...ACCOUNTS, ...ownEnd },
  tries: { ...ACCOUNTS, ...ownEnd },
  known_browsers: { ...ACCOUNTS, days: keptDays.browsers, after: 'the last sign-in in it' },
  staff_sessions: { ...STAFF, ...ownEnd },
  staff_passkey_questions: { ...STAFF, ...ownEnd },
  failing_jobs: { ...STAFF, ...ownEnd },
  staff_links: {
    ...STAFF,
    days: keptDays.usedLinks,
    after: 'its end where it was used, at its end otherwise',
  },
  office_calls_once: { ...STAFF, days: keptDays.calls, after: 'the call' },
  task_parts: { ...STAFF, days: keptDays.files, after: 'the end of their task' },
  task_failures: { ...withTask, days: keptDays.exports, after: 'the end of their task' },
  tasks: { ...withTask, days: keptDays.exports, after: 'its end' },
  carts: {
    job: 'forget ended carts',
    days: keptDays.carts,
    after: 'the end of its clock',
    but: 'what was ordered, or was tried to be paid for',
  },
  cart_lines: {
    job: 'forget ended carts',
    days: keptDays.carts,
    after: 'the end of its cart',
    but: 'as its cart',
  },
  code_uses: {
    job: 'forget ended carts',
    days: keptDays.carts,
    after: 'the end of its cart',
    but: 'what something was sold with',
  },
  mails: { job: 'forget old letters', days: keptDays.letters, after: 'it was written', but: 'what waits' },
  waiting_places: { job: 'forget old lines', days: keptDays.places, after: 'its room was closed' },
  invitation_holders: {
    job: 'tidy invitations',
    days: keptDays.holders,
    after: 'the browser was there last',
  },
  webhook_messages: { job: 'forget old webhooks', days: keptDays.webhooks, after: 'what it tells happened' },
  webhook_deliveries: {
    job: 'forget old webhooks',
    days: keptDays.webhooks,
    after: 'what it tells happened',
  },
  told_descriptions: {
    job: 'forget told descriptions',
    days: keptDays.descriptions,
    after: 'it was told last',
  },
  report_links: { job: 'forget links to reports', days: keptDays.reportLinks, after: 'its end' },
};
