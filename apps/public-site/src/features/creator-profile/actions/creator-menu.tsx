import { blockQueries, conversationQueries } from '@showcase/data/messages';
import { useDataClient, useItem, useList } from '@showcase/data/query';
import { BlockDialog, useBlock, useMute } from '@showcase/kit/moderation';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import { useDialogParam } from '../../../shared/on-demand/use-dialog-param.ts';
import { reportParam } from '../../../shared/reporting/report-param.ts';

type CreatorMenuProps = { userId: string; person: { id: string; name: string } };

/** Mute, block and report a creator. */
export function CreatorMenu({ userId, person }: CreatorMenuProps) {
  const client = useDataClient();
  const report = useDialogParam('report');
  const block = useBlock(person);
  const [isBlocking, setIsBlocking] = useState(false);
  // Most readers never open it.
  const [isNear, setIsNear] = useState(false);
  const blocked = useList({ ...blockQueries(client).list(userId), enabled: isNear });
  const isBlocked = blocked.data.some(({ id }) => id === person.id);
  const queries = conversationQueries(client);
  const conversation = useItem({
    ...queries.open({ userId, otherId: person.id }),
    enabled: isNear,
  }).data;
  const conversationId = conversation && !conversation.isNew ? conversation.id : '';
  const details = useItem({ ...queries.details(conversationId), enabled: conversationId !== '' });
  const mute = useMute(conversationId);
  const isMuted = details.data?.is_muted === true;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label="More actions"
            onFocus={() => setIsNear(true)}
            onPointerEnter={() => setIsNear(true)}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          // There is nothing to mute before the first message.
          ...(details.data
            ? [
                {
                  label: isMuted ? 'Unmute' : 'Mute',
                  icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
                  onSelect: () => mute(!isMuted),
                },
              ]
            : []),
          {
            label: isBlocked ? 'Unblock' : 'Block…',
            icon: <Ban aria-hidden />,
            onSelect: () => (isBlocked ? block.mutate(false) : setIsBlocking(true)),
          },
          {
            label: 'Report…',
            icon: <Flag aria-hidden />,
            onSelect: () => report.open(reportParam({ kind: 'user', id: person.id })),
          },
        ]}
      />
      <BlockDialog person={person} isOpen={isBlocking} onOpenChange={setIsBlocking} />
    </>
  );
}
