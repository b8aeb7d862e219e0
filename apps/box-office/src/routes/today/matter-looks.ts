import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';

interface MatterLook {
  icon: OfficeIconName;
  /** What the button says. */
  action: string;
}

/** By the room that a line leads to. */
const looks: Readonly<Record<string, MatterLook>> = {
  '/orders': { icon: 'ticket', action: 'Look at them' },
  '/charging': { icon: 'card', action: 'Open charging' },
  '/draws': { icon: 'dice', action: 'Open draws' },
  '/refunds': { icon: 'undo', action: 'Decide' },
  '/upgrades': { icon: 'up', action: 'Decide' },
  '/fulfilment': { icon: 'box', action: 'Open fulfilment' },
  '/guests': { icon: 'list', action: 'Answer' },
  '/mail': { icon: 'mail', action: 'Open mail' },
  '/ledger': { icon: 'bars', action: 'Open the ledger' },
  '/events': { icon: 'seat', action: 'Open events' },
  '/connections': { icon: 'plug', action: 'Open connections' },
  '/switches': { icon: 'toggle', action: 'Open switches' },
};

export const lookOf = (path: string): MatterLook =>
  looks[path.split(/[/?]/, 2).join('/')] ?? { icon: 'info', action: 'Look' };
