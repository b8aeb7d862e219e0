import type { getSetup } from '@stagedoor/contract/calls/office/setup';
import type { OutputOf } from '@stagedoor/contract/call';
import { Panel } from '@stagedoor/ui/office/panel';
import { FactList } from '@stagedoor/ui/office/fact-list';

type Sold = OutputOf<typeof getSetup>['sold'];

const names = [
  ['events', 'Shows and events'],
  ['series', 'Series'],
  ['artists', 'Artists'],
  ['venues', 'Venues and halls'],
  ['tours', 'Tours'],
] as const satisfies readonly (readonly [keyof Sold, string])[];

export function SoldPanel({ sold }: { sold: Sold }) {
  return (
    <Panel title="What we sell">
      <FactList facts={names.map(([key, name]) => ({ name, value: sold[key].toLocaleString('en-US') }))} />
    </Panel>
  );
}
