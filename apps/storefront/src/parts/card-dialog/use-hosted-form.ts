import { useId } from 'react';
import { getHostedProfilePage } from '@stagedoor/contract/calls/shop/payment';
import type { OutputOf } from '@stagedoor/contract/call';
import { communicatorPath } from '@stagedoor/contract/communicator-path';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { useQuery } from '@tanstack/react-query';
import { CallError } from '@stagedoor/client/call-error';
import { useCalls } from '../calls/calls.ts';
import type { CardOwner } from '../payment-methods/use-payment-methods.ts';

export type HostedForm = OutputOf<typeof getHostedProfilePage>;

interface Wanted extends CardOwner {
  isWanted: boolean;
  /** Once the card is saved, the page goes on by itself. */
  goesOn?: boolean | undefined;
}

interface Opening {
  form: HostedForm | undefined;
  failure: string | undefined;
  busy: boolean;
  retry: () => void;
}

/** The gateway's own word where the server knows it. */
const failureOf = (error: Error): string =>
  error instanceof CallError && error.code === 'GATEWAY_UNAVAILABLE'
    ? error.message
    : savedPaymentMessages.tokenFailed;

/** A token for the gateway's form. It serves once, so every dialog asks for its own. */
export function useHostedForm({ invitationToken, payLink, goesOn, isWanted }: Wanted): Opening {
  const calls = useCalls();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [getHostedProfilePage.name, useId()],
    queryFn: async () =>
      (await calls()).client.send(getHostedProfilePage, {
        returnUrl: location.href,
        communicatorUrl: location.origin + communicatorPath,
        invitationToken,
        payLink,
        goesOn: goesOn || undefined,
      }),
    enabled: isWanted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { access: getHostedProfilePage.access },
  });
  const noToken = data && !data.token && !data.isPage ? savedPaymentMessages.noToken : undefined;
  return {
    form: noToken ? undefined : data,
    failure: error ? failureOf(error) : noToken,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
