import { lazy } from 'react';
import { matchPath } from 'react-router';
import type { Grant, Permission } from '@stagedoor/rules/staff/role-table';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { BuiltRoom } from './room.ts';
import { rooms } from './rooms.tsx';

/** The rooms that exist. Each is a chunk of its own, fetched when somebody comes. */
export const builtRooms: readonly BuiltRoom[] = rooms.flatMap((room) =>
  room.page ? [{ ...room, Page: lazy(room.page) }] : [],
);

interface Visitor {
  grant: (permission: Permission) => Grant;
  demo: boolean;
}

/** The rooms of a rail: built, and not closed to the role. */
export const roomsFor = ({ grant, demo }: Visitor): BuiltRoom[] =>
  builtRooms.filter((room) => room.group !== null && grant(room.permission) !== 'no' && (demo || !room.demo));

/** Fetches what the room at an address needs, ahead of time. Whoever goes there waits for nothing but the answer. */
export async function preloadRoom(address: string): Promise<void> {
  await roomAt(firstOf(address.split(/[?#]/)), true)
    ?.page?.()
    .catch(() => {});
}

/** The room at an address. */
export function roomAt(pathname: string, demo: boolean): BuiltRoom | undefined {
  return builtRooms.find(
    ({ paths, ...room }) =>
      (demo || !room.demo) &&
      paths.some((path) => matchPath(path === '/' ? path : `${path}/*`, pathname) !== null),
  );
}
