import { bidi, IconButton } from '@showcase/ui';
import { Menu } from '@showcase/ui/controls';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';

type MessageMenuProps = {
  /** The beginning of the message, for screen readers. */
  text: string;
  onReport: () => void;
};

const SHOWN = 40;

/** The actions of a user for a message of the other one. */
export function MessageMenu({ text, onReport }: MessageMenuProps) {
  const characters = [...text];
  const start = characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="s" label={text ? bidi`Message menu: ${start}` : 'Message menu'}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[{ label: 'Report message…', icon: <Flag aria-hidden />, onSelect: onReport }]}
    />
  );
}
