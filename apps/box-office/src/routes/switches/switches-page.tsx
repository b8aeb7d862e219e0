import { useState } from 'react';
import type { ReactNode } from 'react';
import { getSwitches, openAllShops, openShop } from '@stagedoor/contract/calls/office/switches';
import type { ShopSwitch } from '@stagedoor/contract/calls/office/switches';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useToasts } from '@stagedoor/ui/toast';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { ToClose } from './close-dialog.tsx';
import { crowdWords, sumCrowds } from './crowd-words.ts';
import { RefundWindows } from './refund-windows.tsx';
import { ShopWordsAside, StatusTexts } from './shop-words.tsx';
import styles from './switches-page.module.css';

/** How full the shops are changes by itself. */
const EVERY_MS = 15_000;

/** What must I be able to stop at once? */
export default function SwitchesPage() {
  const answer = useOfficeAnswer(getSwitches, {}, { refetchInterval: EVERY_MS });
  return (
    <>
      <PageHead title="Switches" facts="Few, plain, and each written to the log" />
      <Answered answer={answer} what="The list of shops">
        {({ shops, everywhere, staysMinutes }) => (
          <Stack gap={16}>
            {everywhere && (
              <Alert tone="warning" title="Every shop of this installation is closed.">
                Whoever runs the server closed them: “{everywhere}”. Only they open them again.
              </Alert>
            )}
            <Switches shops={shops} staysMinutes={staysMinutes} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

interface ShopsProps {
  shops: readonly ShopSwitch[];
  staysMinutes: number;
}

function Switches(props: ShopsProps) {
  const maySayWords = useMayDo('switches.all');
  const [isEditing, setEditing] = useState(false);
  const main = (
    <Stack gap={16}>
      <Shops {...props} />
      <RefundWindows />
      {isEditing && <StatusTexts />}
    </Stack>
  );
  if (!maySayWords) return main;
  return <SideColumn side={<ShopWordsAside isEditing={isEditing} onEdit={setEditing} />}>{main}</SideColumn>;
}

function Shops({ shops, staysMinutes }: ShopsProps) {
  const [closing, setClosing] = useState<ToClose>();
  const mayOne = useMayDo('switches.shop');
  const mayAll = useMayDo('switches.all');
  const closed = shops.filter(({ message }) => message !== undefined).length;
  return (
    <Panel title="Shops" aside="Closing lets carts in checkout finish" flush>
      <ul className={styles.shops}>
        {mayAll && shops.length > 1 && (
          <Shop
            name={`All ${shops.length} at once`}
            isClosed={closed === shops.length}
            detail={closed > 0 ? `${closed} closed now` : 'Nobody could buy or ask for anything'}
            action={
              <>
                {closed > 0 && <OpenAll />}
                {closed < shops.length && (
                  <CloseButton
                    name="all shops"
                    onClick={() => setClosing({ name: 'all shops', crowd: sumCrowds(shops) })}
                  />
                )}
              </>
            }
          />
        )}
        {shops.map(({ outletId, name, message, ...crowd }) => (
          <Shop
            key={outletId}
            name={name}
            isClosed={message !== undefined}
            detail={message ? `“${message}”` : crowdWords(crowd)}
            action={
              mayOne &&
              (message === undefined ? (
                <CloseButton name={name} onClick={() => setClosing({ name, outletId, crowd })} />
              ) : (
                <OpenOne outletId={outletId} name={name} />
              ))
            }
          />
        ))}
      </ul>
      <p className={styles.foot}>On the site is whoever was there in the last {staysMinutes} minutes.</p>
      {closing && <CloseDialog shop={closing} onClose={() => setClosing(undefined)} />}
    </Panel>
  );
}

interface ShopProps {
  name: string;
  isClosed: boolean;
  detail?: string | undefined;
  action: ReactNode;
}

const Shop = ({ name, isClosed, detail, action }: ShopProps) => (
  <li className={styles.shop}>
    {isClosed ? (
      <Tag tone="attention" icon={<OfficeIcon name="lock" size={1} />}>
        Closed
      </Tag>
    ) : (
      <Tag tone="good" icon="check">
        Open
      </Tag>
    )}
    <div>
      <strong>{name}</strong>
      {detail && <p className={styles.quiet}>{detail}</p>}
    </div>
    <div className={styles.actions}>{action}</div>
  </li>
);

const CloseButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button look="lined" size="s" aria-label={`Close ${name}…`} onClick={onClick}>
    Close…
  </Button>
);

function OpenOne({ outletId, name }: { outletId: number; name: string }) {
  const toasts = useToasts();
  const send = useOfficeSend(openShop);
  const done = {
    onSuccess: () => toasts.success(`${name} is open again`),
    onError: (error: Error) => toasts.error(`${name} is still closed`, wordsOf(error)),
  };
  return (
    <Button
      look="lined"
      size="s"
      aria-label={`Open ${name} again`}
      busy={send.isPending}
      onClick={() => send.mutate({ outletId }, done)}
    >
      Open again
    </Button>
  );
}

function OpenAll() {
  const toasts = useToasts();
  const send = useOfficeSend(openAllShops);
  const done = {
    onSuccess: () => toasts.success('Every shop is open again'),
    onError: (error: Error) => toasts.error('That did not work', wordsOf(error)),
  };
  return (
    <Button look="lined" size="s" busy={send.isPending} onClick={() => send.mutate({}, done)}>
      Open all again
    </Button>
  );
}
