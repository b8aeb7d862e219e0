import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { Button } from '@stagedoor/ui/button';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { LinkToCopy } from '../../../parts/copy/link-to-copy.tsx';

type Told = NonNullable<MailServerTold['spf']>;

const stateWords = {
  found: { tone: 'good', words: 'Found' },
  other: { tone: 'attention', words: 'Names others' },
  unsure: { tone: 'attention', words: 'Perhaps another’s' },
  missing: { tone: 'attention', words: 'Not there yet' },
  unknown: { tone: 'neutral', words: 'Nobody could be asked' },
} as const;

interface SenderRecordsProps {
  told: MailServerTold;
  onLookAgain: () => void;
}

/** What whoever has the domain puts there, so that letters are believed. */
export function SenderRecords({ told: { spf, dkim }, onLookAgain }: SenderRecordsProps) {
  return (
    <Panel
      title="So that letters are believed"
      foot={
        spf && (
          <Button look="link" size="s" onClick={onLookAgain}>
            Ask the domain again
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <p>
          Two records of type TXT in the sender’s domain say that letters are yours. Without them they end up
          as spam. Changes take up to an hour to be seen.
        </p>
        {!spf && <p>They stand here once a mail server is typed.</p>}
        {spf && <Record title="SPF: who may send" record={spf} />}
        {dkim && <Record title="DKIM: letters are signed as soon as it is found" record={dkim} />}
        {spf?.state === 'unsure' && (
          <p>
            The record includes somebody else’s servers. If your provider of mail asks for exactly that, leave
            it; otherwise put in what the provider names, or the value above.
          </p>
        )}
        {spf?.state === 'other' && (
          <p>If your provider of mail names an “include”, put that in instead: it knows its servers best.</p>
        )}
      </Stack>
    </Panel>
  );
}

function Record({ title, record }: { title: string; record: Told }) {
  const { tone, words } = stateWords[record.state];
  return (
    <Stack gap={8}>
      <p>
        <strong>{title}</strong> <Tag tone={tone}>{words}</Tag>
      </p>
      <LinkToCopy label="Name" link={record.name} />
      <LinkToCopy label="Value" link={record.value} />
    </Stack>
  );
}
