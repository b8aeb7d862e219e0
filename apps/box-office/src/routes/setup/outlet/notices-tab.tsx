import { nextDeskId } from '@stagedoor/rules/setup/next-desk-id';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Stack } from '@stagedoor/ui/stack';
import { listIn } from './list-in.ts';
import { NoticeFields } from './notice-fields.tsx';
import { noticeOf } from './notice.ts';
import type { Notice } from './notice.ts';
import { OrderedRows } from './ordered/ordered-rows.tsx';
import { WithPreview } from './preview/with-preview.tsx';
import type { TabProps } from './tab-props.ts';

/** What the shop says above or below its pages, for a while. */
export function NoticesTab({ editor, mayChange }: TabProps) {
  const notices = listIn(editor.value('contents')).map(noticeOf);
  const problem = editor.problem('contents');
  const write = (next: readonly Notice[]) => editor.type('contents', next);
  const add = () => {
    const taken = notices.map(({ id }) => id);
    const id = nextDeskId(editor.draft.outletId, taken);
    write([...notices, noticeOf({ id, type: 'information', zone: 'top', pages: ['global'] })]);
  };
  return (
    <WithPreview draft={editor.draft}>
      <Stack gap={16}>
        {problem && <Alert tone="critical" title={problem} />}
        {notices.length === 0 && (
          <EmptyState title="No notices">Say what everybody should know before they order.</EmptyState>
        )}
        <OrderedRows
          items={notices}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title || 'A notice without a title'}
          mayChange={mayChange}
          onChange={write}
          folded
        >
          {(notice) => (
            <NoticeFields
              notice={notice}
              mayChange={mayChange}
              onChange={(part) =>
                write(notices.map((each) => (each.id === notice.id ? { ...each, ...part } : each)))
              }
            />
          )}
        </OrderedRows>
        {mayChange && (
          <Button look="lined" icon="plus" onClick={add}>
            Another notice
          </Button>
        )}
      </Stack>
    </WithPreview>
  );
}
