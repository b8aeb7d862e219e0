import { wordsOf } from '@stagedoor/asking/words-of';
import { printParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { saveFile } from '../../parts/tasks/save-file.ts';

const papers = [
  { paper: 'slips', one: 'Packing slip', more: 'packing slips' },
  { paper: 'labels', one: 'Address label', more: 'address labels' },
] as const;

/** What goes into the envelope and onto it, as one document. */
export function PrintParcels({ orders }: { orders: readonly string[] }) {
  const toasts = useToasts();
  const send = useOfficeSend(printParcels);
  async function print(paper: (typeof papers)[number]['paper']) {
    try {
      const { name, content } = await send.mutateAsync({ orders: [...orders], paper });
      saveFile(name, [Uint8Array.from(atob(content), (sign) => sign.codePointAt(0)!)], 'application/pdf');
    } catch (error) {
      toasts.error('Nothing was printed', wordsOf(error));
    }
  }
  return (
    <>
      {papers.map(({ paper, one, more }) => (
        <Button key={paper} size="s" look="lined" busy={send.isPending} onClick={() => void print(paper)}>
          {orders.length === 1 ? one : `${orders.length} ${more}`} (PDF)
        </Button>
      ))}
    </>
  );
}
