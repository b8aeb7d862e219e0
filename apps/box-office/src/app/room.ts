// What a room of the box office is.
import type { ComponentType } from 'react';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';

export const roomGroups = ['', 'Sales', 'Money', 'Getting in', 'Running it'] as const;

export interface Room {
  /** The first one is where the rail leads; the room has all of them, with everything below. */
  paths: readonly [string, ...string[]];
  title: string;
  /** Where it stands in the rail; null for rooms that one reaches from others. */
  group: (typeof roomGroups)[number] | null;
  icon: OfficeIconName;
  /** The letter after `G`. */
  letter?: string;
  /** Without it the room is not in the rail, and its address says for whom it is. */
  permission: Permission;
  /** Only where the demo's tools are. */
  demo?: true;
  /** A screen of its own chunk, with a `Routes` of its own for what lies below. None: the room does not exist yet. */
  page?: () => Promise<{ default: ComponentType }>;
}

/** A room that exists, with the screen that its page loads. */
export interface BuiltRoom extends Room {
  Page: ComponentType;
}

/** The tabs at the foot of a phone, by the rooms' first paths; the rest is behind More. */
export const phoneTabs = ['/', '/search', '/orders', '/door'];
