import type { GoingLive } from '@stagedoor/contract/calls/office/setup';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { locale } from '@stagedoor/rules/language/locale';

/** What there is of a test that goes on. */
export interface MadeInTest {
  orders: number;
  requests: number;
  invitations: number;
  answers: number;
}

type Told = Pick<GoingLive, 'testOrders' | 'testRequests' | 'testGuests'>;

/** Nothing while no test goes on. */
export const madeInTest = ({ testOrders, testRequests, testGuests }: Told): MadeInTest | undefined =>
  testOrders === undefined
    ? undefined
    : {
        orders: testOrders,
        requests: testRequests ?? 0,
        invitations: testGuests?.invitations ?? 0,
        answers: testGuests?.answers ?? 0,
      };

const few = ['No test order', 'One test order'];
export const countedOrders = (orders: number): string =>
  few[orders] ?? `${orders.toLocaleString(locale())} test orders`;

const counted = (many: number, one: string, more: string): string =>
  many === 1 ? `One ${one}` : `${many.toLocaleString(locale())} ${more}`;

/** What becomes of what was ordered, asked for and answered, wherever a test ends. */
export const endOfTest = ({ orders, requests, invitations, answers }: MadeInTest): Consequence[] => [
  {
    key: 'tests',
    icon: 'ticket',
    what:
      orders === 0
        ? 'Nothing was ordered in the test'
        : `${countedOrders(orders)} closed and hidden: seats go back on sale, tickets admit nobody`,
  },
  ...some(requests, 'requests', [
    `${counted(requests, 'test request is', 'test requests are')} taken away: nothing was drawn`,
  ]),
  ...some(invitations, 'invitations', [
    `${counted(invitations, 'invitation', 'invitations')} of the test revoked and hidden: invite those guests again`,
  ]),
  ...some(answers, 'answers', [`${counted(answers, 'guest’s answer', 'guests’ answers')} closed and hidden`]),
];

const some = (many: number, key: string, whats: readonly string[]): Consequence[] =>
  many === 0 ? [] : whats.map((what) => ({ key, icon: 'lock', what }));
