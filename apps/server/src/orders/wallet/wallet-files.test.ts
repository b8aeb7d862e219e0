import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownTicket, ShownTickets } from '../tickets/find-shown-tickets.ts';
import { drawTicketPage } from '../tickets/ticket-page.ts';
import { ticketsPdf } from '../tickets/tickets-pdf.ts';
import { applePass } from './apple-pass.ts';
import { googleLink } from './google-link.ts';
import { readOutletWallets } from './outlet-wallets.ts';
import { walletFacts } from './wallet-facts.ts';

/** What the kept library is given. */
const made: FakePass[] = [];
class FakePass {
  type = '';
  primaryFields: object[] = [];
  secondaryFields: object[] = [];
  auxiliaryFields: object[] = [];
  backFields: object[] = [];
  barcode: object | undefined;
  relevant: Date | undefined;
  readonly files: object;
  readonly certificates: object;
  readonly facts: object;
  constructor(files: object, certificates: object, facts: object) {
    [this.files, this.certificates, this.facts] = [files, certificates, facts];
    made.push(this);
  }
  setBarcodes(barcode: object) {
    this.barcode = barcode;
  }
  setRelevantDate(at: Date) {
    this.relevant = at;
  }
  getAsBuffer() {
    return Buffer.from('signed');
  }
}
vi.mock('passkit-generator', () => ({ PKPass: FakePass }));
afterEach(() => void made.splice(0));

const uuid = '3f9a04cc-81b2-4d00-8000-000000000000';
const ticket = {
  uuid,
  show: {
    eventId: 102,
    name: 'Live',
    artistName: 'Juniper & the Tides',
    startsAt: new Date('2026-12-16T00:30:00Z'),
    doorsAt: new Date('2026-12-15T23:30:00Z'),
    displayShowTime: true,
    venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' },
  },
  levelName: 'Golden Circle',
  seat: { sectionName: 'Orchestra', rowName: 'F', seatName: '11' },
  holder: 'Robin Vale',
  sentBy: null,
  text: 'T1.102.code',
} as unknown as ShownTicket;
const shown = {
  from: {
    outletId: 1,
    name: 'Lantern Club',
    origin: 'https://lantern.example',
    accent: '#0a141e',
    accentInk: '#ffffff',
  },
  orderNumber: 'Z4100000101',
  tickets: [ticket],
  away: [],
} as unknown as ShownTickets;
const facts = walletFacts(ticket, shown);
const places = [
  { key: 'level', label: 'Level', value: 'Golden Circle' },
  { key: 'section', label: 'Section', value: 'Orchestra' },
  { key: 'row', label: 'Row', value: 'F' },
  { key: 'seat', label: 'Seat', value: '11' },
];

test('[TICKET-03] a pass says what the ticket says, with its code, signed with the outlet’s own certificates', async () => {
  const certificates = {
    passTypeIdentifier: 'pass.example',
    teamIdentifier: 'TEAM',
    wwdr: 'of apple',
    signerCert: 'of the outlet',
    signerKey: 'secret',
  };
  expect((await applePass(certificates, facts)).toString()).toBe('signed');
  expect(made).toMatchObject([
    {
      type: 'eventTicket',
      certificates: { wwdr: 'of apple', signerCert: 'of the outlet', signerKey: 'secret' },
      facts: {
        passTypeIdentifier: 'pass.example',
        teamIdentifier: 'TEAM',
        serialNumber: uuid,
        organizationName: 'Lantern Club',
        description: 'Juniper & the Tides',
        backgroundColor: 'rgb(10, 20, 30)',
        foregroundColor: 'rgb(255, 255, 255)',
      },
      primaryFields: [{ label: 'Lantern Club', value: 'Juniper & the Tides' }],
      secondaryFields: [
        { key: 'when', value: 'Tue, Dec 15, 2026, 7:30 PM' },
        { key: 'where', value: 'Granite Hall, Boston, MA' },
      ],
      auxiliaryFields: places,
      backFields: [
        { key: 'holder', value: 'Robin Vale' },
        { key: 'doors', value: 'Doors 6:30 PM' },
        { key: 'order', value: 'Z4100000101' },
      ],
      barcode: { format: 'PKBarcodeFormatQR', message: 'T1.102.code', altText: '3F9A-04CC-81B2' },
      relevant: new Date('2026-12-16T00:30:00Z'),
    },
  ]);
});

test('[TICKET-03] a link for Google carries the same, from the outlet’s own account', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    issuerId: '3388',
    clientEmail: 'wallet@lantern.example',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
  const link = googleLink(account, facts, new Date('2026-11-15T17:00:00Z'));
  expect(link).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
  const said = JSON.parse(Buffer.from(link.split('.').at(-2)!, 'base64url').toString()) as object;
  expect(said).toMatchObject({
    iss: 'wallet@lantern.example',
    aud: 'google',
    typ: 'savetowallet',
    iat: 1_794_762_000,
    origins: ['https://lantern.example'],
    payload: {
      eventTicketClasses: [
        { id: '3388.event-102', issuerName: 'Lantern Club', dateTime: { start: '2026-12-16T00:30:00.000Z' } },
      ],
      eventTicketObjects: [
        {
          id: `3388.${uuid}`,
          classId: '3388.event-102',
          state: 'ACTIVE',
          barcode: { type: 'QR_CODE', value: 'T1.102.code', alternateText: '3F9A-04CC-81B2' },
          ticketHolderName: 'Robin Vale',
          reservationInfo: { confirmationCode: 'Z4100000101' },
          ticketType: { defaultValue: { value: 'Golden Circle' } },
          seatInfo: {
            section: { defaultValue: { value: 'Orchestra' } },
            row: { defaultValue: { value: 'F' } },
            seat: { defaultValue: { value: '11' } },
          },
        },
      ],
    },
  });
});

test('[TICKET-03] each file of an outlet’s folder is what its name says; without a folder there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), `wallets-${randomUUID()}`));
  mkdirSync(join(folder, '7'));
  const files = {
    'apple.json': '{"passTypeIdentifier":"pass.example","teamIdentifier":"TEAM"}',
    'apple-wwdr.pem': 'of apple',
    'apple-signer.pem': 'of the outlet',
    'apple-signer-key.pem': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, '7', name), text);
  expect([...readOutletWallets(folder)]).toEqual([
    [
      7,
      {
        apple: {
          passTypeIdentifier: 'pass.example',
          teamIdentifier: 'TEAM',
          wwdr: 'of apple',
          signerCert: 'of the outlet',
          signerKey: 'secret',
        },
      },
    ],
  ]);
  rmSync(folder, { recursive: true });
  expect(readOutletWallets(undefined).size).toBe(0);
});

test('[SETUP-08] a ticket of a test says so in a wallet, on its page and on paper', async () => {
  const tested = { ...shown, isTest: true };
  expect(walletFacts(ticket, tested).title).toBe('Test: admits nobody · Juniper & the Tides');
  expect(walletFacts(ticket, shown).title).toBe('Juniper & the Tides');
  const wallets = { apple: false, google: false, pathOf: () => '' };
  const now = new Date('2026-11-01T00:00:00Z');
  const place = { path: '/tickets/x', wallets, now };
  expect(drawTicketPage(tested, place, 'once')).toContain('Test: admits nobody');
  expect(drawTicketPage(shown, place, 'once')).not.toContain('Test: admits nobody');
  expect((await ticketsPdf(tested, now)).length).toBeGreaterThan((await ticketsPdf(shown, now)).length);
});
