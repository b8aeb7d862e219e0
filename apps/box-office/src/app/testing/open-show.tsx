// A show's draft in its editor, over a stand-in server that keeps what is saved.
import { fireEvent, screen } from '@testing-library/react';
import { getShowDraft, saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { openOffice } from './open-office.tsx';
import { now, signedIn } from './sample-session.ts';

export const level = {
  name: 'Balcony',
  price: 5800,
  limit: 6,
  minimum: 1,
  multiple: 1,
  optOut: false,
  alternate: true,
  status: 'on-sale',
  fees: [{ name: 'Service', description: null, value: 1375 }],
  taxPercent: null,
  capacity: 150,
};
export const draftOf = (part: Partial<ShowDraft> = {}): ShowDraft => ({
  draftId: 7,
  eventId: undefined,
  outletId: 1,
  outlet: 'Lantern Club',
  isGuestList: false,
  keptBy: 'desk',
  name: 'Juniper & the Tides',
  state: undefined,
  currency: 'USD',
  taxesIncluded: false,
  zone: 'America/New_York',
  published: { ...newSheet(), artist: 'Juniper & the Tides', venue: 1, taxPercent: 6.25, 'level.n1': level },
  typed: [],
  problems: [],
  notes: [],
  taken: [],
  choices: {
    artists: ['Juniper & the Tides'],
    venues: [{ id: 1, name: 'High Line', city: 'Denver', state: 'CO', zone: 'America/Denver' }],
    series: [],
    halls: [],
    earlier: [{ id: 101, name: 'The homecoming', startsAt: now }],
    usualFees: [{ name: 'Service fee', value: 975 }],
  },
  ...part,
});

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

type Stand = Parameters<NonNullable<Parameters<typeof openOffice>[0]['server']>>[0];
export const openShow = (draft: ShowDraft, more: (stand: Stand) => void = () => {}) =>
  openOffice({
    session: signedIn(),
    url: '/setup/shows/drafts/7',
    server: (stand) => {
      let kept = draft;
      stand
        .on(getShowDraft, () => kept)
        .on(saveShowDraft, ({ fields }) => {
          const saved = fields.map(({ field: name, value }) => ({
            field: name,
            value,
            by: 'Robin, Owner',
            isMine: true,
            at: now,
          }));
          kept = { ...kept, typed: saved };
          return { ...kept, conflicts: [] };
        });
      more(stand);
    },
  });
