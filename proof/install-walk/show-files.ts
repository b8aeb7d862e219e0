/** A free show, as one writes it into a folder: four small files. */
export const freeShow: Readonly<Record<string, string>> = {
  'artists.yaml': 'band: { id: 1, name: The Kitchen Band }\n',
  'venues.yaml': 'yard: { id: 1, name: The Yard, city: Boston, state: MA }\n',
  'shows.yaml': 'evening: { id: 1, artist: band, venue: yard, date: 2032-05-01 19:30 }\n',
  'outlets/lantern-club/events.yaml':
    '- id: 1\n  show: evening\n  sale: instant\n  items:\n' +
    '    - { id: 1, name: Tickets, levels: { floor: { id: 1, name: Floor, price: 0, limit: 4, capacity: 50 } } }\n',
};

export const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"><rect width="90" height="30"/></svg>',
  ),
};
