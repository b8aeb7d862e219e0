import { locale } from '@stagedoor/rules/language/locale';
import type { KeysetPage, KeysetQuestion } from '@stagedoor/contract/keyset-page';
import type { OfficeCall } from '@stagedoor/contract/office-call';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

interface ListCountProps<I extends KeysetQuestion> {
  call: OfficeCall<I, KeysetPage<unknown>>;
  input: I;
}

/** How many rows a list finds. */
export function ListCount<I extends KeysetQuestion>({ call, input }: ListCountProps<I>) {
  const { data } = useOfficeAnswer(call, input, { keep: true });
  return data ? `${data.matching.toLocaleString(locale())}${data.isExact ? '' : '+'}` : '–';
}
