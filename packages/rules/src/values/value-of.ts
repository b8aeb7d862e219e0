import { required } from './required.ts';

/** What a map holds for a key that was put into it before. */
export function valueOf<K, V>(map: ReadonlyMap<K, V>, key: K): NonNullable<V> {
  return required(map.get(key), `value for ${String(key)}`);
}
