import { BlockDialog, useBlock, useMute } from '@showcase/kit/moderation';
import { IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Files from 'lucide-react/icons/files';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';

type ConversationMenuProps = {
  conversationId: string;
  isMuted: boolean;
  isBlocked: boolean;
  /** Null if the account is deleted. */
  person: { id: string; name: string } | null;
  onOpenFiles: () => void;
  onReport: () => void;
};

export function ConversationMenu(props: ConversationMenuProps) {
  const { conversationId, isMuted, isBlocked, person, onOpenFiles, onReport } = props;
  const mute = useMute(conversationId);
  const block = useBlock(person ?? { id: '', name: '' });
  const [isBlocking, setIsBlocking] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Conversation menu">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        items={[
          { label: 'Files', icon: <Files aria-hidden />, onSelect: onOpenFiles },
          {
            label: isMuted ? 'Unmute' : 'Mute',
            icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
            onSelect: () => mute(!isMuted),
          },
          ...(person
            ? [
                {
                  label: isBlocked ? 'Unblock' : 'Block…',
                  icon: <Ban aria-hidden />,
                  onSelect: () => (isBlocked ? block.mutate(false) : setIsBlocking(true)),
                },
                { label: 'Report…', icon: <Flag aria-hidden />, onSelect: onReport },
              ]
            : []),
        ]}
      />
      {person && <BlockDialog person={person} isOpen={isBlocking} onOpenChange={setIsBlocking} />}
    </>
  );
}
