import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { uploadPicture } from '@stagedoor/contract/calls/office/pictures';
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mostFontBytes, mostPictureBytes } from '@stagedoor/rules/shops/picture-limits';
import { useToasts } from '@stagedoor/ui/toast';

export type Uploaded = 'picture' | 'font';

function tooLarge({ name, size }: File, what: Uploaded): string | undefined {
  if (size > mostPictureBytes) return pictureMessages.tooLarge(name, what);
  return what === 'font' && size > mostFontBytes ? pictureMessages.fontTooLarge(name) : undefined;
}

/** A file of somebody's computer becomes an address that the draft can name. What is too large is not even sent. */
export function useUpload(outletId: number, what: Uploaded, onTaken: (address: string) => void) {
  const send = useSend(uploadPicture);
  const toasts = useToasts();
  const [wrong, setWrong] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || send.isPending) return;
    const problem = tooLarge(file, what);
    setWrong(problem);
    if (problem) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { address, wasCleaned } = await send.mutateAsync({ outletId, what, name: file.name, bytes });
      onTaken(address);
      if (wasCleaned) toasts.success(pictureMessages.cleaned(file.name));
    } catch (error) {
      setWrong(wordsOf(error));
    }
  };
  return { take, wrong, isBusy: send.isPending };
}
