import { useState } from 'react';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { uploadPicture, uploadShowPicture } from '@stagedoor/contract/calls/office/pictures';
import { pictureMessages } from '@stagedoor/rules/messages/pictures';
import { mostFontBytes, mostPictureBytes } from '@stagedoor/rules/shops/picture-limits';
import { useToasts } from '@stagedoor/ui/toast';

/** A show's picture is brought by whoever types into its draft; the others by whoever builds the shop. */
export type Uploaded = 'picture' | 'font' | 'show-picture';

function tooLarge({ name, size }: File, what: Uploaded): string | undefined {
  if (size > mostPictureBytes) return pictureMessages.tooLarge(name, what === 'font' ? 'font' : 'picture');
  return what === 'font' && size > mostFontBytes ? pictureMessages.fontTooLarge(name) : undefined;
}

/** A file of somebody's computer becomes an address that the draft can name. What is too large is not even sent. */
export function useUpload(outletId: number, what: Uploaded, onTaken: (address: string) => void) {
  const [send, sendOfShow] = [useSend(uploadPicture), useSend(uploadShowPicture)];
  const isBusy = send.isPending || sendOfShow.isPending;
  const keep = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
    what === 'show-picture'
      ? sendOfShow.mutateAsync({ outletId, name, bytes })
      : send.mutateAsync({ outletId, what, name, bytes });
  const toasts = useToasts();
  const [wrong, setWrong] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return;
    const problem = tooLarge(file, what);
    setWrong(problem);
    if (problem) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { address, wasCleaned } = await keep(file.name, bytes);
      onTaken(address);
      if (wasCleaned) toasts.success(pictureMessages.cleaned(file.name));
    } catch (error) {
      setWrong(wordsOf(error));
    }
  };
  return { take, wrong, isBusy };
}
