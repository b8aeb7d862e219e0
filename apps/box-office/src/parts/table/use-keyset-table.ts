// A long list, page by page: the filter and the page's key stand in the address, the rows stay while the next come.
import { useSearchParams } from 'react-router';
import type { OfficeCall } from '@stagedoor/contract/office-call';
import type { KeysetPage, KeysetQuestion } from '@stagedoor/contract/keyset-page';
import type { Sort } from '@stagedoor/ui/office/office-table-props';
import type { UseQueryResult } from '@tanstack/react-query';
import { dependentParameters } from '../address/use-address-filters.ts';
import { useOfficeAnswer } from '../asking/use-office-answer.ts';

export interface KeysetTable<Page extends KeysetPage<unknown>> {
  answer: UseQueryResult<Page>;
  rows: Page['rows'] | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  pages: { back?: (() => void) | undefined; forward?: (() => void) | undefined };
  /** The rows in sight are of another filter or page still. */
  busy: boolean;
}

/** `input` is the filter in the call's own shape; `begin` is how the room sorts when the address says nothing. */
export function useKeysetTable<I extends KeysetQuestion, Page extends KeysetPage<unknown>>(
  call: OfficeCall<I, Page>,
  input: Omit<I, keyof KeysetQuestion>,
  begin: Sort,
  /** How often it is asked again by itself. */
  { refetchInterval }: { refetchInterval?: number | undefined } = {},
): KeysetTable<Page> {
  const [parameters, setParameters] = useSearchParams();
  const sort = sortFrom(parameters.get('sort')) ?? begin;
  const question: KeysetQuestion = {
    sort: textOf(sort),
    after: parameters.get('after') ?? undefined,
    before: parameters.get('before') ?? undefined,
  };
  const answer = useOfficeAnswer(call, { ...input, ...question } as I, {
    keep: true,
    ...(refetchInterval !== undefined && { refetchInterval }),
  });
  const page = answer.data;

  function go(part: Record<string, string | undefined>) {
    setParameters((former) => {
      const next = new URLSearchParams(former);
      for (const name of dependentParameters) next.delete(name);
      for (const [name, value] of Object.entries(part)) if (value !== undefined) next.set(name, value);
      return next;
    });
  }

  return {
    answer,
    rows: page?.rows,
    sort,
    onSort: (next) => go({ sort: textOf(next) }),
    pages: {
      back: page?.before ? () => go({ before: page.before ?? undefined }) : undefined,
      forward: page?.after ? () => go({ after: page.after ?? undefined }) : undefined,
    },
    busy: answer.isPlaceholderData,
  };
}

const textOf = ({ by, down }: Sort): string => `${down ? '-' : ''}${by}`;

/** `placed`, or `-placed` for the last one first. */
function sortFrom(text: string | null): Sort | undefined {
  if (!text) return undefined;
  return text.startsWith('-') ? { by: text.slice(1), down: true } : { by: text, down: false };
}
