import type { OpenedKind } from '../../office/index.ts';
import { deleteViewsOf, viewLinksOf } from './view-link-store.ts';

/** Looks at the shop as a customer does: links that nobody has followed yet, and visits that go on. */
export const openedViews: OpenedKind = {
  name: 'Shop seen as a customer',
  permission: 'customers.view-as',
  list: viewLinksOf,
  end: deleteViewsOf,
};
