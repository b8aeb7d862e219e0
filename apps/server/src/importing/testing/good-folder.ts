// A small seller without a single mistake: one outlet, one hall, a sale, a request and a sale elsewhere.
import type { Files } from './write-folder.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>\n';

const events = `\
- id: 1
  show: gala
  sale: instant
  description: <p>A night out.</p>
  contents:
    - { title: Getting there, body: <p>By train.</p> }
  seats: seats/hall.csv
  items:
    - id: 1
      name: Seats
      levels:
        stalls:
          id: 1
          name: Stalls
          price: 50
          limit: 4
          fees: [{ name: Service fee, value: 2.5 }, { name: Hall fee, value: 1 }]
        circle: { id: 2, name: Circle, price: 30, limit: 4 }
    - id: 2
      name: Parking
      addOn: true
      levels:
        parking: { id: 3, name: A place, price: 10, limit: 2, capacity: 20 }
- id: 2
  show: gala
  sale: instant
  items:
    - id: 3
      name: Standing
      levels:
        floor: { id: 4, name: Floor, price: 20, limit: 6, minimum: 2, multiple: 2, capacity: 50 }
- id: 3
  show: matinee
  sale: request
  series: spring
  items:
    - id: 4
      name: Tickets
      levels:
        any: { id: 5, name: Anywhere, price: 40, limit: 4, optOut: true, capacity: 30 }
- { id: 4, show: away, sale: external }
`;

const hall = [
  'section,row,seat,level',
  ...['A', 'B'].flatMap((row) => [1, 2, 3, 4, 5].map((seat) => `Stalls,${row},${seat},stalls`)),
  ...[1, 2, 3].map((seat) => `Circle,A,${seat},circle`),
].join('\n');

export const goodFolder: Files = {
  'seller.yaml': 'id: 7\nname: Small Seller\n',
  'artists.yaml': 'band: { id: 1, name: The Band }\nchoir: { id: 2, name: The Choir }\n',
  'venues.yaml': 'hall: { id: 1, name: The Hall, city: Boston, state: MA }\n',
  'tours.yaml': 'road: { id: 1, name: On the Road, prioritySelection: true }\n',
  'shows.yaml': `\
gala: { id: 1, artist: band, venue: hall, date: 2027-05-01 19:30, doors: 2027-05-01 18:30, image: images/gala.svg, taxPercent: 6.25 }
matinee: { id: 2, artist: band, venue: hall, date: 2027-06-01 15:00 }
away: { id: 3, artist: choir, venue: hall, date: 2027-07-01 20:00, externalSalesUrl: https://tickets.example.com/away }
`,
  'images/gala.svg': svg,
  'outlets/shop/outlet.yaml': `\
id: 71
type: 1
name: The Shop
hosts: [shop.example.com, www.example.com]
contactEmail: hello@example.com
password: open sesame
`,
  'outlets/shop/theme.yaml': `\
linkColor: '#b1251d'
logo: images/gala.svg
carousel: [{ image: images/gala.svg, link: /event/1, title: Gala }]
`,
  'outlets/shop/social.yaml':
    'facebook: { url: https://facebook.com/shop }\nx: { url: https://x.com/shop }\n',
  'outlets/shop/policies.yaml': `\
- { id: 1, type: privacy, headline: Privacy, text: <p>We keep little.</p> }
- { id: 2, type: terms, headline: Terms, text: <p>Be kind.</p> }
`,
  'outlets/shop/contents.yaml': `\
- { id: 1, type: news, behavior: closeable, pages: [event-list], title: News, body: <p>New.</p> }
- { id: 2, type: warning, zone: bottom, pages: [global], title: Careful, body: <p>Slippery.</p> }
`,
  'outlets/shop/delivery.yaml': `\
pick-up: { id: 1, type: will-call, name: Pick up }
mail: { id: 2, type: domestic, name: Mail, price: 5 }
abroad: { id: 3, type: international, name: Mail abroad, price: 20 }
mobile: { id: 4, type: mobile, name: Mobile }
`,
  'outlets/shop/series.yaml': `\
spring:
  id: 1
  name: Spring
  tour: road
  visible: 2027-01-01
  opens: 2027-02-01 10:00
  closes: 2027-03-01 22:00
  mobileDelivery: true
  domesticDelivery: mail
  internationalDelivery: abroad
  paymentPlan:
    fee: 15
    eligibilityMinimum: 200
    firstPaymentPercent: 0.34
    firstPaymentMinimum: 50
    installments: [2027-03-10, 2027-04-10, 2027-05-10]
`,
  'outlets/shop/events.yaml': events,
  'outlets/shop/seats/hall.csv': `${hall}\n`,
};
