import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import { link } from '../reading/addresses.ts';
import { wordOf } from '../reading/choices.ts';
import { listOf } from '../reading/collections.ts';
import { moment } from '../reading/dates.ts';
import { html } from '../reading/html.ts';
import { idOf } from '../reading/numbers.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

const block = record('content block', {
  id: required(idOf('content block')),
  title: required(line()),
  body: required(html),
  link: optional(link),
  from: optional(moment),
  type: required(wordOf<ContentBlock['type']>(['information', 'warning', 'critical', 'news'])),
  behavior: optional(wordOf<NonNullable<ContentBlock['behavior']>>(['popup', 'closeable', 'collapsible'])),
  zone: optional(wordOf<ContentBlock['zone']>(['top', 'bottom']), 'top'),
  pages: required(
    listOf(
      wordOf<ContentBlock['pages'][number]>(['global', 'login', 'event-details', 'event-list']),
      'The content block is shown on no page.',
    ),
  ),
});

export const contentsFile = listOf(block);
