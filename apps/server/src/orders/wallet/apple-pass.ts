// Apple Wallet: a .pkpass, made, checked and signed by a kept library that is loaded where an outlet has certificates.
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import type { AppleCertificates } from './outlet-wallets.ts';
import { plainIcon } from './plain-icon.ts';
import type { WalletFact, WalletFacts } from './wallet-facts.ts';

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

export async function applePass(
  { passTypeIdentifier, teamIdentifier, wwdr, signerCert, signerKey }: AppleCertificates,
  facts: WalletFacts,
): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  const icons = { 'icon.png': plainIcon(29, facts.accent), 'icon@2x.png': plainIcon(58, facts.accent) };
  const pass = new PKPass(
    icons,
    { wwdr, signerCert, signerKey },
    {
      passTypeIdentifier,
      teamIdentifier,
      serialNumber: facts.serial,
      organizationName: facts.outlet,
      description: facts.title,
      backgroundColor: rgb(facts.accent),
      foregroundColor: rgb(facts.accentInk),
      labelColor: rgb(facts.accentInk),
    },
  );
  pass.type = 'eventTicket';
  const fact = (key: string, label: string, value: string | undefined): WalletFact[] =>
    value ? [{ key, label, value }] : [];
  pass.primaryFields.push({ key: 'event', label: facts.outlet, value: facts.title });
  pass.secondaryFields.push(...fact('when', 'When', facts.when), ...fact('where', 'Where', facts.where));
  pass.auxiliaryFields.push(...facts.places);
  pass.backFields.push(
    ...fact('holder', 'Name', facts.holder),
    ...fact('sender', ticketMessages.sentBy, facts.sentBy),
    ...fact('doors', 'Doors', facts.doors),
    ...fact('order', facts.order.label, facts.order.value),
  );
  pass.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: facts.code,
    messageEncoding: 'iso-8859-1',
    altText: facts.spoken,
  });
  if (facts.startsAt) pass.setRelevantDate(facts.startsAt);
  return pass.getAsBuffer();
}
