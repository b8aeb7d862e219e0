import type { DeliveryDraft, OutletDraft, SeriesDraft } from './draft.ts';
import type { Path, Problem, Words } from './problem.ts';

const isActiveMobile = ({ type, active }: DeliveryDraft): boolean => type === 'mobile' && active === true;

function judgeMethods(delivery: readonly DeliveryDraft[], path: Path): Problem[] {
  const mobile = delivery.flatMap((method, index) => (isActiveMobile(method) ? [index] : []));
  return mobile.slice(1).map((index) => ({
    path: [...path, index],
    message: 'An outlet has one active mobile method at most; this is another.',
  }));
}

function judgeChoice(
  series: SeriesDraft,
  kind: 'domestic' | 'international',
  { path, delivery, deliveryPath }: { path: Path; delivery: readonly DeliveryDraft[]; deliveryPath: Path },
  words: Words,
): Problem[] {
  const key = `${kind}Delivery` as const;
  const index = delivery.findIndex(({ id }) => id !== undefined && id === series[key]);
  const method = delivery[index];
  if (!method || (method.type ?? kind) === kind) return [];
  const name = words.called([...deliveryPath, index], method.name);
  return [{ path: [...path, key], message: `"${name}" is not ${kind} shipping.` }];
}

/** CONST-28: an outlet has one mobile method at most, and series and events name methods that are what they should be. */
export function judgeDelivery(
  { delivery, series, events }: OutletDraft,
  path: Path,
  words: Words,
): Problem[] {
  if (!delivery) return [];
  const deliveryPath = [...path, 'delivery'];
  const hasMobile = delivery.some(isActiveMobile);
  const lacksMobile = ({ mobileDelivery }: { mobileDelivery?: boolean | undefined }, at: Path): Problem[] =>
    mobileDelivery === true && !hasMobile
      ? [{ path: [...at, 'mobileDelivery'], message: 'The outlet has no active mobile delivery method.' }]
      : [];
  return [
    ...judgeMethods(delivery, deliveryPath),
    ...(events ?? []).flatMap((each, index) => lacksMobile(each, [...path, 'events', index])),
    ...(series ?? []).flatMap((each, index): Problem[] => {
      const at = { path: [...path, 'series', index], delivery, deliveryPath };
      return [
        ...lacksMobile(each, at.path),
        ...judgeChoice(each, 'domestic', at, words),
        ...judgeChoice(each, 'international', at, words),
      ];
    }),
  ];
}
