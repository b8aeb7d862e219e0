import { useState } from 'react';
import type { CodePlace, CodeSet } from '@stagedoor/contract/calls/office/codes';
import type { Form } from '@stagedoor/forms/use-form';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { ChooseOne } from './choose-one.tsx';
import { sameAs } from './code-values.ts';
import type { CodeValues } from './code-values.ts';
import { setName, whatItDoes } from './code-words.ts';

interface SameAsProps {
  form: Form<CodeValues>;
  sets: readonly CodeSet[];
  places: readonly CodePlace[];
}

/** Fills in what another code does; it may be changed below. What is for a show that is over helps nobody. */
export function SameAs({ form, sets, places }: SameAsProps) {
  const currency = useCurrency();
  const [chosen, setChosen] = useState('');
  const isAhead = ({ eventIds = [] }: CodeSet): boolean =>
    eventIds.length < 2 && eventIds.every((id) => places.some(({ eventId }) => eventId === id));
  const known = sets.filter(isAhead);
  if (known.length === 0) return null;
  return (
    <ChooseOne
      label="Does the same as"
      value={chosen}
      options={[
        ['', 'Something else, as said below'],
        ...known.map((set) => [String(set.id), `${setName(set)}: ${whatItDoes(set, currency)}`] as const),
      ]}
      onChoose={(id) => {
        setChosen(id);
        const set = known.find((each) => String(each.id) === id);
        if (set) form.choose(sameAs(set, currency));
      }}
    />
  );
}
